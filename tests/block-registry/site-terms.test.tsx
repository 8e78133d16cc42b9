// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { FreeShipping } from '../../block-registry/mini-cart/free-shipping.tsx'
import { ProductAccordion } from '../../block-registry/product-accordion/product-accordion.tsx'
import { Promises } from '../../block-registry/product-details/promises.tsx'
import { ReturnNote } from '../../block-registry/return-note/return-note.tsx'
import { ShippingAndReturns } from '../../block-registry/shipping-and-returns/shipping-and-returns.tsx'
import type { SiteTerms } from '../../schemas/api/site-terms.ts'
import { product as exampleProduct } from '../factories/product.ts'
import { render } from '../setup/render.tsx'

const RETURNS = { window: 14, shippingPrice: 5, address: 'London' }
const view = { id: 'x', slots: {}, position: { index: 9, isAboveFold: false }, meta: {}, data: {} }
const table = <ShippingAndReturns {...view} props={{ showTable: true }} />
const note = <ReturnNote {...view} props={{ label: '' }} />

afterEach(cleanup)

const textOf = (element: ReactElement, terms: SiteTerms, isFinalSale = false): readonly string[] => {
  const product = exampleProduct({ isFinalSale, description: '' })
  const { container } = render(element, { terms, context: { kind: 'product', product } })
  return [...container.querySelectorAll('li, dd, p, h2, button, summary')].map(({ textContent }) =>
    textContent.replaceAll(/[\u2066\u2069]/g, ''),
  )
}

describe('what a merchant promises', () => {
  it('stands beside the button that buys, each promise by itself where another is not made [PDP-05]', () => {
    const timeToShip = { min: 2, max: 4 }
    expect(textOf(<Promises />, { timeToShip, freeShipThreshold: 100, returns: RETURNS })).toEqual([
      'Delivery in 2-4 days · Free delivery from £100',
      'Returns within 14 days',
    ])
    expect(textOf(<Promises />, { timeToShip })).toEqual(['Delivery in 2-4 days'])
    expect(textOf(<Promises />, { timeToShip: { min: 3, max: 3 } })).toEqual(['Delivery in 3 days'])
    expect(textOf(<Promises />, { timeToShip: { min: 1, max: 1 } })).toEqual(['Delivery in 1 day'])
    expect(textOf(<Promises />, { freeShipThreshold: 100 })).toEqual(['Free delivery from £100'])
    expect(textOf(<Promises />, { returns: RETURNS })).toEqual(['Returns within 14 days'])
  })

  it('stands in the table of delivery and returns, as far as it goes [PDP-13]', () => {
    expect(textOf(table, { timeToShip: { min: 1, max: 3 }, returns: RETURNS })).toEqual([
      'Shipping and returns',
      '1-3 days',
      'Within 14 days',
      '£5.00',
    ])
    expect(textOf(table, { freeShipThreshold: 100, returns: { ...RETURNS, shippingPrice: 0 } }, true)).toEqual([
      'Shipping and returns',
      'From £100',
      'This item is final sale and cannot be returned.',
    ])
  })

  it('says in the bag how far it is to free delivery', () => {
    expect(textOf(<FreeShipping total={60} />, { freeShipThreshold: 100 })).toEqual(['£40.00 more for free delivery'])
    expect(textOf(<FreeShipping total={100} />, { freeShipThreshold: 100 })).toEqual(['Delivery is free'])
  })
})

describe('a site whose merchant promises nothing', () => {
  it('says nothing of delivery and returns, and shows no empty box for it', () => {
    for (const element of [<Promises key="a" />, table, <FreeShipping key="b" total={1_000} />, note])
      expect(render(element, { terms: {}, context: { kind: 'product', product: exampleProduct() } }).container).toBeEmptyDOMElement()
  })

  it('has no panel of delivery and returns on a product page, unless the product is final sale', () => {
    const accordion = (
      <ProductAccordion {...view} slots={{ extra: [] }} props={{ sections: ['shippingAndReturns'], allowToggleOff: true }} />
    )
    expect(textOf(accordion, {})).toEqual([])
    expect(textOf(accordion, {}, true)).toContain('This item is final sale and cannot be returned.')
  })

  it('still says that a product of a final sale cannot be returned', () => {
    expect(textOf(<Promises />, {}, true)).toEqual(['This item is final sale and cannot be returned.'])
    expect(textOf(table, {}, true)).toContain('This item is final sale and cannot be returned.')
  })
})
