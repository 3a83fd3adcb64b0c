// page/confirm-dialog.js: asks the reader a question with two answers, in a dialog of the page's own.

import { make } from '../dom/make.js'

/**
 * Escape, or whatever else closes the dialog, is a no.
 * @param {string} question
 * @param {string} no @param {string} yes the words on the buttons; `no` has the focus
 * @param {AbortSignal} signal takes the question back
 * @returns {Promise<boolean>}
 */
export function askToConfirm(question, no, yes, signal) {
  const words = make('p', { id: 'question' }, question)
  const refuse = make('button', { type: 'button', class: 'main' }, no)
  const agree = make('button', { type: 'button' }, yes)
  const buttons = make('p', { class: 'buttons' }, refuse, agree)
  const body = make('div', { class: 'body' }, words, buttons)
  const dialog = make('dialog', { class: 'panel', 'aria-labelledby': words.id }, body)
  return new Promise((resolve) => {
    let isAgreed = false
    const close = () => dialog.close()
    agree.addEventListener('click', () => {
      isAgreed = true
      close()
    })
    refuse.addEventListener('click', close)
    signal.addEventListener('abort', close)
    dialog.addEventListener('close', () => {
      signal.removeEventListener('abort', close)
      dialog.remove()
      resolve(isAgreed)
    })
    document.body.append(dialog)
    dialog.showModal()
  })
}
