// page/confirm-dialog.js: a question with two answers, in a dialog of the page.

import { make } from '../dom/make.js'

/**
 * Resolves to the answer; Escape, or anything else that closes the dialog, counts as no.
 * @param {string} question
 * @param {string} no @param {string} yes the words on the buttons; `no` has the focus
 * @param {AbortSignal} signal closes the dialog
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
