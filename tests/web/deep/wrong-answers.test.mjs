// tests/web/deep/wrong-answers.test.mjs: a host that answers with index.html for missing files: such an answer must
// not damage what is stored on the device.
import assert from 'node:assert/strict'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nextVersion } from '../next-version.mjs'
import { visit } from './visit.mjs'

/** Files stored with the type of another. @param {import('playwright-core').Page} page */
const wrongOnes = (page) =>
  page.evaluate(async () => {
    const wrong = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const type = (await cache.match(request))?.headers.get('content-type') ?? ''
        const { pathname } = new URL(request.url)
        if (/html/.test(type) && pathname !== '/') wrong.push(pathname)
      }
    }
    return wrong
  })

/** Gives the page's script another name in a copy of the site. @param {string} folder */
async function renameScript(folder) {
  const [before = ''] = (await readdir(folder)).filter((name) => /^page-\w+\.js$/.test(name))
  const after = 'page-NEXT0000.js'
  for (const name of ['index.html', 'sw.js']) {
    const file = join(folder, name)
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(before, after))
    await rm(`${file}.br`, { force: true })
  }
  await rm(join(folder, `${before}.br`), { force: true })
  await rename(join(folder, before), join(folder, 'not-there-yet.js'))
  return () => rename(join(folder, 'not-there-yet.js'), join(folder, after))
}

visit(
  'a version that is only half there is not installed, and comes when it is whole',
  {},
  async (now) => {
    const { page, reader, server } = now
    await reader.open(server.url)
    await reader.offlineReady()
    const folder = await nextVersion()
    try {
      const complete = await renameScript(folder)
      server.change(folder)
      server.hasFallback = true
      await reader.open(server.url)
      await reader.until('the new version was tried', () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration()
          const { installing, waiting } = registration ?? {}
          return !installing && !waiting
        }),
      )
      await reader.until('its script was asked for', async () =>
        server.log.some(({ path }) => path === '/page-NEXT0000.js'),
      )
      await page.waitForTimeout(1000)
      assert.doesNotMatch(await reader.says(), /new version/)
      assert.deepEqual(await wrongOnes(page), [])
      await reader.open(server.url)

      await complete()
      server.change(folder)
      await reader.open(server.url)
      await reader.hears(/A new version is here/)
      // As in update.test.mjs: under a debugger, not while a page reports that it is idle.
      await page.waitForTimeout(6000)
      await reader.press('Reload')
      await reader.until('it is there', async () =>
        /next version/.test(await page.title().catch(() => '')),
      )
      await reader.until('it has a board', async () => (await reader.cells()).length === 81)
    } finally {
      await rm(folder, { recursive: true })
    }
  },
)

visit('a script that is stored wrong is fetched and stored again', {}, async (now) => {
  const { page, reader, server } = now
  await reader.open(server.url)
  await reader.offlineReady()
  const spoiled = await page.evaluate(async () => {
    const [name] = (await caches.keys()).filter((key) => key.startsWith('nonet '))
    const cache = await caches.open(name)
    const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname)
    const [script, missing] = [/^\/page-\w+\.js$/, /^\/chunk-\w+\.js$/].map((pattern) =>
      paths.find((path) => pattern.test(path)),
    )
    const headers = { 'content-type': 'text/html;charset=utf-8' }
    await cache.put(script ?? '', new Response('<!doctype html>', { headers }))
    await cache.delete(missing ?? '')
    return [script, missing]
  })
  assert.equal(spoiled.filter(Boolean).length, 2)
  await reader.open(server.url)
  await reader.until('all is kept again', async () => {
    const kept = await page.evaluate(
      (paths) => Promise.all(paths.map(async (path) => (await caches.match(path ?? ''))?.text())),
      spoiled,
    )
    return kept.every((text) => text && !text.startsWith('<'))
  })
  await server.stop()
  await reader.open(server.url)
  assert.equal((await reader.cells()).length, 81)
})
