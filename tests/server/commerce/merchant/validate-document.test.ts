import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { demoMerchantDocuments } from '../../../../demo/merchant/seed-merchant-documents.ts'
import { listCampaigns } from '../../../../server/commerce/merchant/campaigns.ts'
import { crossCheck } from '../../../../server/commerce/merchant/cross-check.ts'
import { type MerchantEntry, type MerchantKind, toMerchantData } from '../../../../server/commerce/merchant/merchant-data.ts'
import { siteTerms } from '../../../../server/commerce/merchant/site-terms.ts'
import { sizeGuides } from '../../../../server/commerce/merchant/size-guides.ts'
import { validateDocument } from '../../../../server/commerce/merchant/validate-document.ts'
import { voucherState } from '../../../../server/commerce/merchant/vouchers.ts'
import { toMinor } from '../../../../server/commerce/money.ts'
import { shippingOffersFor } from '../../../../server/commerce/shipping/shipping-offers.ts'
import { readSites } from '../../../../server/sites.ts'

const sites = readSites()
const demo = demoMerchantDocuments.flatMap(({ kind, document }) => validateDocument(kind, document).entry ?? [])

/** Problems of the demo's documents with some of them replaced or added, as `path message`. */
const problemsWith = (kind: MerchantKind, document: object): readonly string[] => {
  const { entry, problems = [] } = validateDocument(kind, document)
  if (entry === undefined) return problems.map(({ path, message }) => `${path} ${message}`)
  const all = [...demo.filter((other) => other.kind !== kind || other.key !== entry.key), entry]
  return crossCheck(all, { data: toMerchantData(all), sites }).map(({ path, message }) => `${path} ${message}`)
}

const demoDocument = (kind: MerchantKind, key: string): object =>
  demo.find((entry) => entry.kind === kind && entry.key === key)?.document ?? {}

const voucher = (changes: object): object => ({ code: 'SPRING20', name: { en: '20% off' }, percentOff: 20, ...changes })
const offer = (changes: object): object => ({ ...demoDocument('shipping', 'standard'), ...changes })
const campaign = (changes: object): object => ({ ...demoDocument('campaigns', 'welcome'), ...changes })
const guide = (changes: object): object => ({ ...demoDocument('size-guides', 'shoes'), ...changes })
const calendarOf = (...holidays: readonly object[]): object => ({ country: 'GB', cutOff: '14:00', weekend: ['sunday'], holidays })
const terms = (changes: object): object => ({ ...demoDocument('site-terms', 'ald-gb'), ...changes })
const EVERY_DAY = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

describe('a merchant document', () => {
  it.each<[string, MerchantKind, object, string]>([
    ['lacks a field', 'vouchers', { code: 'SPRING20' }, 'name is missing; it has to be a text by language'],
    ['has a field too many', 'vouchers', voucher({ color: 'red' }), 'color is not a field here; there are code, name, percentOff'],
    ['has a number out of range', 'vouchers', voucher({ percentOff: 120 }), 'percentOff is 120; it has to be a number from 0 to 100'],
    ['has a text for a number', 'vouchers', voucher({ percentOff: '20' }), 'percentOff is 20; it has to be a number'],
    ['has a code in lower case', 'vouchers', voucher({ code: 'spring' }), 'code is spring; it has to be a text that matches'],
    ['has no English text', 'vouchers', voucher({ name: { fr: 'x' } }), 'name.en is missing'],
    ['has an instant without time', 'vouchers', voucher({ until: '2026-12-01' }), 'until is 2026-12-01; it has to be an instant'],
    ['gives nothing', 'vouchers', voucher({ percentOff: 0 }), 'percentOff is missing, and so is freeShipping'],
    ['names a site there is not', 'vouchers', voucher({ sites: ['ald-mars'] }), 'sites[0] is ald-mars, which is no site; there are ald-us'],
    ['lacks a currency', 'vouchers', voucher({ minimum: { GBP: 10 } }), 'minimum.USD is missing; ald-us sells in USD'],
    ['has a currency of no site', 'vouchers', voucher({ sites: ['ald-gb'], minimum: { GBP: 1, EUR: 1 } }), 'minimum.EUR is for no site'],
    ['has half a yen', 'vouchers', voucher({ sites: ['ald-jp'], minimum: { JPY: 9.5 } }), 'minimum.JPY is 9.5; ald-jp counts whole units'],
    ['has a third of a penny', 'vouchers', voucher({ sites: ['ald-gb'], minimum: { GBP: 9.333 } }), 'ald-gb counts 2 decimals'],
    ['has a language of no site', 'vouchers', voucher({ name: { en: 'x', xx: 'y' } }), 'name.xx is a language of no site; there are en'],
    [
      'ends before it begins',
      'vouchers',
      voucher({ from: '2026-12-02T00:00:00Z', until: '2026-12-01T00:00:00Z' }),
      'from is 2026-12-02T00:00:00Z; it has to be before 2026-12-01T00:00:00Z',
    ],
    ['has its days turned round', 'shipping', offer({ days: { min: 4, max: 2 } }), 'days.min is 4; it has to be at most days.max'],
    ['has a price below nothing', 'shipping', offer({ price: { GBP: -1 } }), 'price.GBP is -1; it has to be a number from 0'],
    ['has no price for a site', 'shipping', offer({ price: { GBP: 1 } }), 'price.JPY is missing; ald-jp sells in JPY'],
    [
      'has a row that is too short',
      'size-guides',
      guide({ sizes: [{ size: 'S', centimetres: [] }] }),
      'sizes[0].centimetres has 0 lengths',
    ],
    [
      'names a measure there is not',
      'size-guides',
      guide({ measures: ['nose'] }),
      'measures[0] is nose, which is no measure; there are chest',
    ],
    [
      'has a size twice',
      'size-guides',
      guide({ sizes: [1, 2].map(() => ({ size: 'S', centimetres: [20] })) }),
      'sizes[1].size is S a second time',
    ],
    ['names a measure twice', 'size-guides', guide({ measures: ['foot', 'foot'] }), 'measures has the same value twice'],
    ['ends at no instant', 'campaigns', campaign({ end: 'soon' }), 'end is soon; it has to be "endOfMonth" or an instant'],
    [
      'has a country that is none',
      'tax-rates',
      { country: 'Britain', percent: 20 },
      'country is Britain; it has to be a text that matches',
    ],
    ['has a day that is none', 'delivery-calendars', calendarOf({ date: '2026-02-30', name: 'x' }), 'holidays[0].date'],
    ['has no working day', 'delivery-calendars', { ...calendarOf(), weekend: EVERY_DAY }, 'weekend'],
    [
      'rests for an offer there is not',
      'delivery-calendars',
      calendarOf({ date: '2026-12-25', name: 'x', offers: ['drone'] }),
      'has drone, which is no offer; there are standard',
    ],
    ['is for a site there is not', 'site-terms', { site: 'ald-mars' }, 'site is ald-mars, which is no site; there are ald-us'],
    ['gives free delivery in another currency', 'site-terms', terms({ freeShipThreshold: { USD: 9 } }), 'freeShipThreshold.GBP is missing'],
    [
      'gives free delivery from nothing on',
      'site-terms',
      terms({ freeShipThreshold: { GBP: 0 } }),
      'freeShipThreshold.GBP is 0; it has to be',
    ],
    [
      'has its days of delivery turned round',
      'site-terms',
      terms({ timeToShip: { min: 4, max: 2 } }),
      'timeToShip.min is 4; it has to be at most',
    ],
    [
      'takes back for no days',
      'site-terms',
      terms({ returns: { window: 0 } }),
      'returns.window is 0; it has to be a whole number from 1 to 365',
    ],
    [
      'takes back for a price in another currency',
      'site-terms',
      terms({ returns: { window: 30, shippingPrice: { JPY: 800 }, address: 'London' } }),
      'returns.shippingPrice.GBP is missing; ald-gb sells in GBP',
    ],
    [
      'takes the threshold from under a campaign',
      'site-terms',
      { site: 'ald-gb' },
      'conditions.basketTotal.min is freeShipThreshold, which ald-gb has not; it has to be in its site-terms',
    ],
    ['has a reason there is not', 'unshippable', { country: 'US', regions: { PR: 'far' } }, 'one of "noCarrier", "customs"'],
    [
      'promises other than its voucher',
      'campaigns',
      campaign({
        promotions: [
          {
            messageId: 'promotion.welcome',
            voucher: 'WELCOME15',
            conditions: {},
            discount: { amount: 50, type: 'PERCENT', component: 'BASKET' },
          },
        ],
      }),
      'discount.amount is 50; voucher WELCOME15 gives 15 percent',
    ],
    [
      'promises its voucher from another amount',
      'campaigns',
      campaign({
        sites: ['ald-gb'],
        promotions: [{ messageId: 'promotion.welcome', voucher: 'WELCOME15', conditions: { basketTotal: { min: { GBP: 50 } } } }],
      }),
      'conditions.basketTotal.min is 50 GBP; voucher WELCOME15 counts from 100 GBP',
    ],
    [
      'promises a voucher there is not',
      'campaigns',
      campaign({ promotions: [{ messageId: 'promotion.welcome', voucher: 'GONE', conditions: {} }] }),
      'promotions[0].voucher is GONE; there is no such voucher',
    ],
    [
      'shows a promotion it does not have',
      'campaigns',
      campaign({ locations: { badge: [{ messageId: 'promotion.other' }] } }),
      'locations.badge[0].messageId is promotion.other, which no promotion here has',
    ],
    [
      'has a promotion without words',
      'campaigns',
      campaign({ words: { en: {} } }),
      'words.en.promotion.welcome is missing; every promotion needs its English words',
    ],
  ])('a merchant document that %s is refused with the path, the value and what would be right', (_what, kind, document, problem) => {
    expect(problemsWith(kind, document).join('\n')).toContain(problem)
  })

  it('every merchant document of the demo is valid by itself and beside the others', () => {
    expect(demo).toHaveLength(demoMerchantDocuments.length)
    expect(crossCheck(demo, { data: toMerchantData(demo), sites })).toEqual([])
  })

  it('a problem of a merchant document shows no control characters', () => {
    const problems = problemsWith('vouchers', voucher({ code: '\u001b[2J\u009b2J', '\u001b]0;x\u0007': 1 }))
    expect(problems).toHaveLength(2)

    expect(problems.join('')).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/)
  })

  it('a merchant document with any random change is either refused with a message or usable by the shop', () => {
    const anyChange = fc.record({
      entry: fc.constantFrom(...demo),
      at: fc.array(fc.nat(20), { maxLength: 5 }),
      value: fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(0, -1, 0.005, 1e300, '', '__proto__', 'constructor', null, [], {})),
    })
    fc.assert(
      fc.property(anyChange, ({ entry, at, value }) => {
        const document = replaceAt(structuredClone(entry.document), at, value)
        const outcome = validateDocument(entry.kind, document)
        if (outcome.entry === undefined) {
          expect(outcome.problems.length).toBeGreaterThan(0)
          for (const { path, message } of outcome.problems) expect(`${path}${message}`.length).toBeGreaterThan(10)
          return
        }
        const changed = outcome.entry
        const all = [
          ...demo.filter((other) => other !== entry && `${other.kind} ${other.key}` !== `${changed.kind} ${changed.key}`),
          changed,
        ]
        if (crossCheck(all, { data: toMerchantData(all), sites }).length === 0) useInShop(all)
      }),
      { numRuns: 1_000 },
    )
  })
})

/** Replaces the value that a path of positions leads to; where it leads nowhere, the last value on it. */
const replaceAt = (document: unknown, [first, ...rest]: readonly number[], value: unknown): unknown => {
  if (first === undefined || typeof document !== 'object' || document === null || Object.keys(document).length === 0) return value
  const keys = Object.keys(document)
  const key = keys[first % keys.length] ?? ''
  Reflect.set(document, key, replaceAt(Reflect.get(document, key), rest, value))
  return document
}

/** Everything the shop makes of documents: nothing throws, and no amount is anything but whole minor units. */
const useInShop = (entries: readonly MerchantEntry[]): void => {
  const merchant = toMerchantData(entries)
  for (const site of sites) {
    const terms = { site, merchant, now: Date.UTC(2026, 10, 22) }
    for (const hasOversize of [false, true])
      for (const { price } of shippingOffersFor({ site, merchant, hasOversize, productsTotal: 0 }))
        expect(Number.isSafeInteger(price)).toBe(true)
    for (const code of merchant.vouchers.keys())
      expect(['valid', 'expired', 'redeemed', 'unknown']).toContain(voucherState(code, terms).kind)
    for (const amount of [siteTerms(terms).freeShipThreshold, siteTerms(terms).returns?.shippingPrice])
      expect(Number.isSafeInteger(toMinor(amount ?? 0, site))).toBe(true)
    for (const { promotions } of listCampaigns(terms))
      for (const { discount } of promotions) expect(Number.isFinite(discount?.amount ?? 0)).toBe(true)
    for (const { tables } of sizeGuides({ merchant, locale: site.defaultLanguage }).categories) expect(tables).toHaveLength(1)
  }
}
