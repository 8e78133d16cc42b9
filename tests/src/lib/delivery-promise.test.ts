import { expect, it } from 'vitest'
import { deliveryPromise } from '../../../src/lib/delivery-promise.ts'

const timeToShip = { min: 2, max: 4 }
const terms = { timeToShip, freeShipThreshold: 100 }
const of = (stockStatus: Parameters<typeof deliveryPromise>[0]['stockStatus'], isOversize = false) =>
  deliveryPromise({ stockStatus, isOversize, terms })

it('names days for what is in stock, days after shipping for what ships later', () => {
  for (const status of ['AVAILABLE', 'LOWSTOCK'] as const) expect(of(status)).toEqual({ arrival: 'days', days: timeToShip, freeFrom: 100 })
  for (const status of ['PREORDER', 'BACKORDER'] as const)
    expect(of(status)).toEqual({ arrival: 'afterShipping', days: timeToShip, freeFrom: 100 })
})

it('promises nothing of what cannot be bought, whatever its size', () => {
  for (const status of ['NOTAVAILABLE', 'GIFTONLY'] as const) {
    expect(of(status)).toEqual({})
    expect(of(status, true)).toEqual({})
  }
})

it('names neither days nor a free total for large things, which travel by offers of their own', () => {
  expect(of('AVAILABLE', true)).toEqual({ arrival: 'oversize' })
  expect(of('PREORDER', true)).toEqual({ arrival: 'oversize' })
})

it('names no days while a choice that decides them is open, and where the country has none', () => {
  expect(of(undefined)).toEqual({ freeFrom: 100 })
  expect(deliveryPromise({ stockStatus: 'AVAILABLE', isOversize: false, terms: {} })).toEqual({})
})

it('names neither days nor a free total for what no parcel brings', () => {
  expect(deliveryPromise({ stockStatus: 'AVAILABLE', isOversize: true, needsShipping: false, terms })).toEqual({ arrival: 'notShipped' })
})
