import { expect, it } from 'vitest'
import { shortDate } from '../../../src/lib/short-date.ts'
import { stockMessage } from '../../../src/lib/stock-message.ts'

const NOW = Date.UTC(2026, 10, 20, 23, 30)
const day = (days: number): number => Math.floor(NOW / 1000) + days * 86_400
const keyOf = (stock: Parameters<typeof stockMessage>[0]) => stockMessage(stock, NOW)?.key

it('says when a pre-order ships: after a day, between two, or when released [PDP-07, PDP-31]', () => {
  expect(stockMessage({ stockStatus: 'PREORDER', shipDateStart: day(30) }, NOW)).toMatchObject({
    key: 'product.preOrder.after',
    dates: { date: day(30) },
  })
  expect(keyOf({ stockStatus: 'PREORDER', shipDateStart: day(30), shipDateEnd: day(30) })).toBe('product.preOrder.after')
  expect(stockMessage({ stockStatus: 'PREORDER', shipDateStart: day(30), shipDateEnd: day(45) }, NOW)).toMatchObject({
    key: 'product.preOrder.range',
    dates: { start: day(30), end: day(45) },
  })
  for (const shipDateStart of [undefined, 0, day(0), day(-3)])
    expect(keyOf({ stockStatus: 'PREORDER', shipDateStart })).toBe('product.preOrder.plain')
})

it('says by when a back-order ships, by its last day where there is one [PDP-08, PDP-31]', () => {
  expect(stockMessage({ stockStatus: 'BACKORDER', shipDateStart: day(7), shipDateEnd: day(14) }, NOW)?.dates).toEqual({ date: day(14) })
  expect(stockMessage({ stockStatus: 'BACKORDER', shipDateStart: day(7) }, NOW)?.dates).toEqual({ date: day(7) })
  expect(keyOf({ stockStatus: 'BACKORDER', shipDateEnd: day(-1) })).toBe('product.backOrder.plain')
})

it('says nothing of what is there, and how few where they are few', () => {
  expect(keyOf({ stockStatus: 'AVAILABLE' })).toBeUndefined()
  expect(stockMessage({ stockStatus: 'LOWSTOCK', stockQty: 3 }, NOW)).toMatchObject({ key: 'product.stock.count', count: 3 })
  expect(keyOf({ stockStatus: 'LOWSTOCK' })).toBe('product.stock.few')
  expect(keyOf({ stockStatus: 'GIFTONLY' })).toBe('product.stock.giftOnly')
})

it('writes days short, in UTC, with the year where it is another [PDP-31]', () => {
  const format = (locale: string, seconds: number) => shortDate(seconds, { locale, now: NOW })
  expect(format('en-GB', Date.UTC(2026, 11, 4, 23, 59) / 1000)).toBe('4 Dec')
  expect(format('en-US', Date.UTC(2027, 0, 4) / 1000)).toBe('Jan 4, 2027')
  expect(format('ja-JP', Date.UTC(2026, 11, 4) / 1000)).toBe('12月4日')
})
