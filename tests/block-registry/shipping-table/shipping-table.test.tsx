// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { load } from '../../../block-registry/shipping-table/shipping-table.load.ts'
import { optionsFor, shownColumns } from '../../../block-registry/shipping-table/shipping-columns.ts'
import { ShippingTable } from '../../../block-registry/shipping-table/shipping-table.tsx'
import { listShippingOptions } from '../../../server/commerce/shipping/shipping-offers.ts'
import type { ShippingOption } from '../../../schemas/api/cart.ts'
import { demoMerchant } from '../../factories/merchant.ts'
import { product } from '../../factories/product.ts'
import { site } from '../../factories/site.ts'
import { render } from '../../setup/render.tsx'

afterEach(cleanup)

const OPTIONS = listShippingOptions({ site: site('gb'), merchant: demoMerchant, language: 'en' })

const show = (options: readonly ShippingOption[] | undefined, context = {}) =>
  render(
    <ShippingTable id="t" props={{ heading: '' }} slots={{}} position={{ index: 0, isAboveFold: false }} meta={{}} data={{ options }} />,
    {
      context,
    },
  )
const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

describe('the shipping table', () => {
  it('asks for the ways to ship, and lists them with price, time and what is good to know [BLOCK-15, SHIP-02]', () => {
    expect(load()).toEqual({ options: { kind: 'shippingOptions', args: [] } })
    show(OPTIONS)
    expect(rows()).toEqual(['Standard delivery', 'Express delivery', 'Same-day delivery', 'Two-person delivery'])
    expect(columns()).toEqual(['Delivery', 'Price', 'Time', 'Good to know'])
    expect(screen.getByRole('button', { name: 'About: Two-person delivery' })).toBeTruthy()
  })

  it('lists for a product only what takes it [SHIP-01]', () => {
    show(OPTIONS, { product: product({ isOversize: true }) })
    expect(rows()).toEqual(['Two-person delivery'])
    cleanup()
    show(OPTIONS, { product: product({ isOversize: false }) })
    expect(rows()).not.toContain('Two-person delivery')
    expect(optionsFor(OPTIONS, undefined)).toHaveLength(4)
  })

  it('has a column only where some row has a value for it [SHIP-02]', () => {
    expect(
      shownColumns([
        { method: 'Standard', price: 0 },
        { method: 'Express', tooltip: '' },
      ]),
    ).toEqual(['method', 'price'])
    expect(shownColumns([{ delivery: { min: 1, max: 2 } }, { tooltip: 'By appointment' }])).toEqual(['time', 'info'])
    expect(shownColumns([])).toEqual([])
    show(OPTIONS.filter(({ tooltip }) => tooltip === undefined))
    expect(columns()).toEqual(['Delivery', 'Price', 'Time'])
  })

  it('says of what costs nothing that it is free, and of what comes today that it does', () => {
    show(OPTIONS.slice(0, 1).map((option) => ({ ...option, price: 0, delivery: { min: 0, max: 0 } })))
    expect(screen.getByRole('cell', { name: 'Free' })).toBeTruthy()
    expect(screen.getAllByRole('cell')[1]?.textContent).toMatch(/today/i)
  })

  it('is not there where no ways to ship came', () => {
    expect(show(undefined).container.textContent).toBe('')
  })
})
