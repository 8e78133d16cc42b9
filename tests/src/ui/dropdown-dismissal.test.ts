// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { installDropdownDismissal } from '../../../src/ui/dropdown-dismissal.ts'

let stop: () => void

beforeEach(() => {
  document.body.innerHTML = '<details data-dropdown open><summary>EN</summary><a href="#x">Español</a></details><p>Beside</p>'
  stop = installDropdownDismissal(document)
})
afterEach(() => stop())

const find = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector)
  if (element === null) throw new Error(`No ${selector}`)
  return element
}
const isOpen = (): boolean => find('details').hasAttribute('open')

describe('a dropdown of the header', () => {
  it('closes on a click outside it [HEAD-12]', () => {
    find('p').click()
    expect(isOpen()).toBe(false)
  })

  it('closes when something in it is followed [HEAD-11]', () => {
    find('a').click()
    expect(isOpen()).toBe(false)
  })

  it('closes by Escape and gives the focus back to its button', () => {
    find('a').focus()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(find('summary'))
  })
})
