// tests/consumers/wrappers/vite.config.js
import { svelte } from '@sveltejs/vite-plugin-svelte'
import vue from '@vitejs/plugin-vue'

const isCustomElement = (/** @type {string} */ tag) => tag.startsWith('nonet-')

export default {
  plugins: [svelte(), vue({ template: { compilerOptions: { isCustomElement } } })],
  oxc: { jsx: { runtime: 'automatic' } },
}
