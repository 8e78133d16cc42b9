// @vitest-environment jsdom
import { cleanup, fireEvent } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { ProductAccordion } from '../../../block-registry/product-accordion/product-accordion.tsx'
import { Disclosure } from '../../../src/ui/disclosure/disclosure.tsx'
import { product } from '../../factories/product.ts'
import { render } from '../../setup/render.tsx'

afterEach(cleanup)

const show = (allowToggleOff: boolean, changes = {}, extra: ReactNode = null) => {
  const props = { allowToggleOff, sections: ['description', 'details', 'care', 'shippingAndReturns'] as const }
  const view = { id: 'panels', slots: { extra }, position: { index: 0, isAboveFold: false }, meta: {}, data: {} }
  const { container } = render(<ProductAccordion {...view} props={props} />, { context: { product: product(changes) } })
  return [...container.querySelectorAll('details')]
}

it('has a panel for each text there is, and one for shipping and returns [PDP-12, PDP-13]', () => {
  const titles = (panels: readonly HTMLDetailsElement[]) => panels.map((panel) => panel.querySelector('summary')?.textContent)
  expect(titles(show(true))).toEqual(['Description', 'Details', 'Care', 'Shipping and returns'])
  cleanup()
  expect(titles(show(true, { care: '' }))).toEqual(['Description', 'Details', 'Shipping and returns'])
})

it("is one group of the browser, a merchandiser's panels included, so that one is open at a time [WIDGET-04]", () => {
  const extra = <Disclosure title="How it is made">By hand</Disclosure>
  const names = show(true, {}, extra).map((panel) => panel.getAttribute('name'))
  expect(names).toHaveLength(5)
  expect(new Set(names).size).toBe(1)
  expect(names[0]).toBeTruthy()
})

it('begins with the first panel open, which closes only where the merchandiser says so [PDP-12]', () => {
  const closes = (allowToggleOff: boolean): boolean => {
    const panels = show(allowToggleOff)
    expect(panels.map((panel) => panel.open)).toEqual([true, false, false, false])
    const isLeftToTheBrowser = fireEvent.click(panels[0]?.querySelector('summary') ?? document.body)
    cleanup()
    return isLeftToTheBrowser
  }
  expect(closes(false)).toBe(false)
  expect(closes(true)).toBe(true)
})
