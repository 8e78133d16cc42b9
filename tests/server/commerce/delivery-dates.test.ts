import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DeliveryCalendar } from '../../../schemas/generated/merchant.ts'
import { deliveryDates } from '../../../server/commerce/shipping/delivery-dates.ts'
import { shippingOffersFor, toShippingOption } from '../../../server/commerce/shipping/shipping-offers.ts'
import { wallTimeAt } from '../../../src/lib/zoned-time.ts'
import { demoMerchant } from '../../factories/merchant.ts'
import { site } from '../../factories/site.ts'
import { defined } from '../../../src/lib/defined.ts'

const calendar: DeliveryCalendar = {
  country: 'GB',
  cutOff: '14:00',
  weekend: ['saturday', 'sunday'],
  holidays: [
    { date: '2026-12-25', name: 'Christmas Day' },
    { date: '2026-12-28', name: 'Boxing Day' },
    { date: '2026-12-23', name: 'Stocktaking', only: 'dispatch' },
    { date: '2026-11-11', name: 'The carriers rest', only: 'delivery' },
    { date: '2026-12-30', name: 'The express carrier rests', offers: ['express'] },
  ],
}
const standard = { id: 'standard', days: { min: 1, max: 2 } }
const dates = (at: string, offer = standard, timeZone = 'Europe/London') => {
  const { from, to } = deliveryDates({ calendar, timeZone, now: Date.parse(at), offer })
  return `${from} ${to}`
}

describe('the dates of a delivery', () => {
  it.each([
    ['are working days after the day of the order', '2026-12-14T09:00:00Z', '2026-12-15 2026-12-16'],
    ['count from the next day, from the cut-off on', '2026-12-14T14:00:00Z', '2026-12-16 2026-12-17'],
    ['pass over the weekend', '2026-12-18T09:00:00Z', '2026-12-21 2026-12-22'],
    ['count from Monday for an order of Saturday', '2026-12-19T09:00:00Z', '2026-12-22 2026-12-23'],
    ['pass over holidays, which differ for leaving and arriving', '2026-12-23T09:00:00Z', '2026-12-29 2026-12-30'],
    ['pass over the weekend and both holidays', '2026-12-24T09:00:00Z', '2026-12-29 2026-12-30'],
  ])('%s', (_case, at, expected) => expect(dates(at)).toBe(expected))

  it('go by a holiday of one offer only for that offer', () => {
    expect(dates('2026-12-29T09:00:00Z')).toBe('2026-12-30 2026-12-31')
    expect(dates('2026-12-29T09:00:00Z', { ...standard, id: 'express' })).toBe('2026-12-31 2027-01-01')
  })

  it('go by a day without deliveries, on which parcels leave all the same', () => {
    expect(dates('2026-11-10T09:00:00Z')).toBe('2026-11-12 2026-11-13')
    expect(dates('2026-11-11T09:00:00Z')).toBe('2026-11-12 2026-11-13')
    expect(dates('2026-11-11T09:00:00Z', { id: 'same-day', days: { min: 0, max: 0 } })).toBe('2026-11-12 2026-11-12')
  })

  it('are the same day for an offer of no days, and the next working day after the cut-off', () => {
    const today = { id: 'same-day', days: { min: 0, max: 0 } }
    expect(dates('2026-12-14T09:00:00Z', today)).toBe('2026-12-14 2026-12-14')
    expect(dates('2026-12-18T15:00:00Z', today)).toBe('2026-12-21 2026-12-21')
  })

  it('go by the clocks of the site, also where they were put forward or back that night', () => {
    // 23:30 in London is the next morning in Tokyo.
    expect(dates('2026-12-14T23:30:00Z', standard, 'Asia/Tokyo')).toBe('2026-12-16 2026-12-17')
    // 14:00 on clocks of summer time is 13:00 UTC.
    expect(dates('2026-07-13T12:59:00Z')).toBe('2026-07-14 2026-07-15')
    expect(dates('2026-07-13T13:00:00Z')).toBe('2026-07-15 2026-07-16')
    expect(dates('2026-03-29T01:30:00Z')).toBe('2026-03-31 2026-04-01')
    expect(dates('2026-10-25T01:30:00Z')).toBe('2026-10-27 2026-10-28')
  })

  it('never fall on a weekend or holiday, never before the order, and never earlier for a later order or more days', () => {
    const zone = fc.constantFrom('Europe/London', 'America/New_York', 'Asia/Tokyo', 'Asia/Dubai', 'Pacific/Auckland', 'America/St_Johns')
    const instant = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-12-01') })
    const weekday = fc.constantFrom('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday' as const)
    const date = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    const calendars = fc.record({
      country: fc.constant('GB'),
      cutOff: fc.constantFrom('00:00', '09:30', '14:00', '23:59'),
      weekend: fc.uniqueArray(weekday, { maxLength: 6 }),
      holidays: fc.array(
        date.map((day) => ({ date: day.toISOString().slice(0, 10), name: 'x' })),
        { maxLength: 60 },
      ),
    })
    const days = fc.integer({ min: 0, max: 12 })
    fc.assert(
      fc.property(
        calendars,
        zone,
        fc.tuple(instant, fc.nat(10 * 86_400_000)),
        fc.tuple(days, days),
        (own, timeZone, [now, later], [min, more]) => {
          const offer = { id: 'standard', days: { min, max: min + more } }
          const { from, to } = deliveryDates({ calendar: own, timeZone, now, offer })
          const names = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
          for (const day of [from, to]) {
            expect(own.weekend).not.toContain(names[new Date(day).getUTCDay()])
            expect(own.holidays.map((holiday) => holiday.date)).not.toContain(day)
          }
          const { year, month, day } = wallTimeAt(now, timeZone)
          expect(from >= new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)).toBe(true)
          expect(from <= to).toBe(true)
          const after = deliveryDates({ calendar: own, timeZone, now: now + later, offer })
          expect(from <= after.from && to <= after.to).toBe(true)
        },
      ),
    )
  })
})

describe('shipping offers', () => {
  const gb = site('gb')
  const now = Date.parse('2026-12-24T09:00:00Z')
  const optionsOf = (merchant = demoMerchant, at?: number) =>
    shippingOffersFor({ site: gb, merchant, hasOversize: false, productsTotal: 0, ...defined({ now: at }) }).map(
      toShippingOption({ site: gb, language: 'en' }),
    )

  it('name dates in a bag, by the calendar of the country, beside the days they always name', () => {
    expect(optionsOf(demoMerchant, now)[0]).toMatchObject({
      delivery: { min: 2, max: 4 },
      arrival: { from: '2026-12-30', to: '2027-01-04' },
    })
  })

  it('name days alone where many read them for minutes, and where nobody keeps a calendar', () => {
    expect(optionsOf()[0]).not.toHaveProperty('arrival')
    expect(optionsOf({ ...demoMerchant, 'delivery-calendars': new Map() }, now)[0]).not.toHaveProperty('arrival')
  })

  it('are those with a price in the site’s currency, for its site, and shown but not available while they are suspended', () => {
    const offer = {
      name: { en: 'Drone', fr: 'Drone volant' },
      tooltip: { en: 'Flies', fr: 'Vole' },
      price: { GBP: 9.5 },
      days: standard.days,
    }
    const shipping = new Map(
      [
        { ...offer, id: 'here' },
        { ...offer, id: 'named', sites: ['ald-gb'] },
        { ...offer, id: 'elsewhere', sites: ['ald-us'] },
        { ...offer, id: 'unpriced', price: { USD: 9 } },
        { ...offer, id: 'suspended', suspended: true },
      ].map((one) => [one.id, one]),
    )
    const offers = shippingOffersFor({ site: gb, merchant: { ...demoMerchant, shipping }, hasOversize: false, productsTotal: 1_000_000 })
    expect(offers.map(({ id, price, isSuspended }) => [id, price, isSuspended])).toEqual([
      ['here', 950, false],
      ['named', 950, false],
      ['suspended', 950, true],
    ])
    expect(offers.slice(0, 1).map(toShippingOption({ site: gb, language: 'fr' }))).toEqual([
      { id: 'here', method: 'Drone volant', tooltip: 'Vole', price: 9.5, delivery: standard.days, supportsBulkyItems: false },
    ])
  })

  it('have a calendar of this year and the next for every site of the demo', () => {
    for (const key of ['us', 'ca', 'gb', 'ae', 'jp']) {
      const holidays = demoMerchant['delivery-calendars'].get(site(key).code)?.holidays ?? []
      const years = holidays.map(({ date }) => date.slice(0, 4))
      expect([years.includes('2026'), years.includes('2027')], key).toEqual([true, true])
    }
  })
})
