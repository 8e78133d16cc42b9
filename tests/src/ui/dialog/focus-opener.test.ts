// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { focusOpener, noteOpener } from '../../../../src/ui/dialog/focus-opener.ts'

const element = (id: string): HTMLElement => {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`No ${id}`)
  return found
}
const dialog = (id: string): HTMLDialogElement => {
  const found = element(id)
  if (!(found instanceof HTMLDialogElement)) throw new Error(`${id} is no dialog`)
  return found
}

beforeEach(() => {
  document.body.innerHTML =
    '<button id="card"></button><dialog id="window"><button id="buy"></button></dialog><dialog id="bag"><button id="close"></button></dialog>'
  element('card').focus()
  noteOpener(dialog('window'))
  dialog('window').open = true
  element('buy').focus()
  noteOpener(dialog('bag'))
  dialog('bag').open = true
})
afterEach(() => document.body.replaceChildren())

const closeBag = (): void => {
  dialog('bag').open = false
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  focusOpener(dialog('bag'))
}

describe('the focus after a dialog', () => {
  it('goes back to the dialog it was opened from', () => {
    closeBag()
    expect(document.activeElement?.id).toBe('buy')
  })

  it('goes to what opened that one, where it has closed meanwhile', () => {
    dialog('window').open = false
    closeBag()
    expect(document.activeElement?.id).toBe('card')
  })

  it('goes there too where what stood in it is gone', () => {
    dialog('window').open = false
    element('buy').remove()
    closeBag()
    expect(document.activeElement?.id).toBe('card')
  })

  it('goes to the heading of the page where all of these are gone, as with the last product of a list', () => {
    document.body.insertAdjacentHTML('beforeend', '<main><h1>My favorites</h1></main>')
    dialog('window').open = false
    element('card').remove()
    closeBag()
    expect(document.activeElement?.textContent).toBe('My favorites')
  })

  it('stays where the browser put it', () => {
    dialog('bag').open = false
    element('card').focus()
    focusOpener(dialog('bag'))
    expect(document.activeElement?.id).toBe('card')
  })
})
