// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { holdEarlyPress } from '../../../src/app/hold-early-press.ts'

const pressed = vi.fn()
const control = (id: string): HTMLElement => document.getElementById(id) ?? document.body

beforeEach(() => {
  pressed.mockClear()
  document.body.innerHTML = `
    <button type="button" id="dot"><span id="mark"></span></button><button type="button" id="next"></button>
    <a href="?tab=linen" data-replace="" id="tab"></a><a href="#care" id="link"></a>`
  for (const element of document.querySelectorAll('button, a')) element.addEventListener('click', ({ target }) => pressed(target))
})

describe('a press before the code of a page has come', () => {
  it('is made once that code is there, even on what stands inside a button', () => {
    const letGo = holdEarlyPress(document)
    control('mark').click()
    expect(pressed).not.toHaveBeenCalled()
    letGo()
    expect(pressed).toHaveBeenCalledExactlyOnceWith(control('dot'))
  })

  it('on one control after the other is made on the last of them', () => {
    const letGo = holdEarlyPress(document)
    control('dot').click()
    control('next').click()
    letGo()
    expect(pressed).toHaveBeenCalledExactlyOnceWith(control('next'))
  })

  it('on another side of the page does not leave the page', () => {
    const letGo = holdEarlyPress(document)
    const press = new MouseEvent('click', { bubbles: true, cancelable: true })
    control('tab').dispatchEvent(press)
    expect(press.defaultPrevented).toBe(true)
    letGo()
    expect(pressed).toHaveBeenCalledExactlyOnceWith(control('tab'))
  })

  it('on a link, or for a new tab, is the browser’s', () => {
    const letGo = holdEarlyPress(document)
    control('link').click()
    control('tab').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    expect(pressed).toHaveBeenCalledTimes(2)
    letGo()
    expect(pressed).toHaveBeenCalledTimes(2)
  })

  it('is nobody’s business any more once it is let go', () => {
    holdEarlyPress(document)()
    control('dot').click()
    expect(pressed).toHaveBeenCalledExactlyOnceWith(control('dot'))
  })
})
