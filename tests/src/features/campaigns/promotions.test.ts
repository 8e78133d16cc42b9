import { describe, expect, it } from 'vitest'
import type { Campaign, ProductRule, Promotion } from '../../../../schemas/api/campaign.ts'
import { matchesFilter, promotionMessages } from '../../../../src/features/campaigns/promotion-messages.ts'
import { matchesProduct, type RuledProduct } from '../../../../src/features/campaigns/matches-product.ts'

const coat: RuledProduct = {
  brand: 'nordlys',
  categories: ['women > clothing', 'women > clothing > coats'],
  collections: ['winter'],
  sale: 'NOSALE',
  availability: 'AVAILABLE',
}
const formatPrice = (amount: number): string => `£${amount}`
const say = (campaigns: readonly Campaign[], product?: RuledProduct) =>
  promotionMessages(campaigns, product === undefined ? { location: 'text' } : { location: 'text', product }, { formatPrice })

const promotion = (rest: Partial<Promotion> = {}): Promotion => ({ messageId: 'm', conditions: {}, ...rest })
const campaign = (promotions: readonly Promotion[], rest: Partial<Campaign> = {}): Campaign => ({
  name: 'c',
  status: 'ACTIVE',
  promotions,
  data: {
    promotionFormatting: {
      m: { message: '{amount} off from {min}', freeMessage: 'free from {min}', tierMessage: '{amount} off {quantity}' },
      other: { message: 'also' },
    },
    promotionLocations: { text: [{ messageId: 'm' }, { messageId: 'other' }] },
  },
  ...rest,
})

describe('what campaigns say', () => {
  it('has words of its own for a value replaced by nothing [PROMO-01]', () => {
    const conditions = { basketTotal: { min: 100 } }
    const discount = (amount: number, type: 'VALUE_OVERRIDE' | 'AMOUNT') =>
      say([campaign([promotion({ conditions, discount: { amount, type, component: 'SHIPPING' } })])])
    expect(discount(0, 'VALUE_OVERRIDE')).toBe('free from £100')
    expect(discount(5, 'VALUE_OVERRIDE')).toBe('£5 off from £100')
    expect(discount(0, 'AMOUNT')).toBe('£0 off from £100')
  })

  it('lists tiers in reverse, the largest first [PROMO-02, DATA-84]', () => {
    const tiers = [
      { discountAmount: 10, min: 2 },
      { discountAmount: 20, min: 3 },
    ]
    const text = say([campaign([promotion({ tierDiscount: { tiers, tierType: 'ITEM_QUANTITY', discountType: 'PERCENT' } })])])
    expect(text).toBe('20% off 3 | 10% off 2')
    expect(tiers[0]?.min).toBe(2)
  })

  it('goes on without a campaign’s data, its words or its places [PROMO-03]', () => {
    const { data: _, ...without } = campaign([promotion()])
    const wordless = campaign([promotion()], { data: { promotionFormatting: {}, promotionLocations: { text: [{ messageId: 'm' }] } } })
    const placeless = campaign([promotion()], { data: { promotionFormatting: { m: { message: 'x' } }, promotionLocations: {} } })
    expect(say([without, wordless, placeless, campaign([promotion({ messageId: 'other' })])])).toBe('also')
  })

  it('joins the texts of a place by a bar [PROMO-05]', () => {
    expect(say([campaign([promotion({ messageId: 'other' })]), campaign([promotion({ messageId: 'other' })])])).toBe('also | also')
  })

  it('says nothing of an ended campaign [DATA-82]', () => {
    expect(say([campaign([promotion({ messageId: 'other' })], { status: 'ENDED' })])).toBe('')
  })

  it('speaks at a place of no product only of what is for every product, and by place [DATA-17, DATA-81]', () => {
    const forCoats = campaign([promotion({ messageId: 'other', products: { include: [{ collections: ['winter'] }] } })])
    expect(say([forCoats])).toBe('')
    expect(say([forCoats], coat)).toBe('also')
    expect(promotionMessages([forCoats], { location: 'badge', product: coat }, { formatPrice })).toBe('')
  })
})

describe('a promotion filter', () => {
  const shipping = promotion({
    conditions: { shippingMethod: 'standard' },
    discount: { amount: 0, type: 'VALUE_OVERRIDE', component: 'SHIPPING' },
  })

  it('matches nothing without a criterion [PROMO-04]', () => {
    expect(matchesFilter({}, shipping)).toBe(false)
  })

  it('matches only where all criteria that are set do [PROMO-04, DATA-83]', () => {
    expect(matchesFilter({ component: 'SHIPPING' }, shipping)).toBe(true)
    expect(matchesFilter({ component: 'SHIPPING', discountType: 'VALUE_OVERRIDE', shippingMethod: 'standard' }, shipping)).toBe(true)
    expect(matchesFilter({ component: 'SHIPPING', shippingMethod: 'express' }, shipping)).toBe(false)
    expect(matchesFilter({ messageId: 'x', component: 'SHIPPING' }, shipping)).toBe(false)
  })
})

describe('product filter rules', () => {
  it('leave out first and take then [RULES-02]', () => {
    const include = [{ collections: ['winter'] }]
    expect(matchesProduct({ include }, coat)).toBe(true)
    expect(matchesProduct({ include, exclude: [{ brands: ['nordlys'] }] }, coat)).toBe(false)
    expect(matchesProduct({ exclude: [{ brands: ['other'] }] }, coat)).toBe(true)
    expect(matchesProduct(undefined, coat)).toBe(true)
  })

  it('match where each field that is set has a value in common with the product [RULES-03]', () => {
    const match = (rule: ProductRule): boolean => matchesProduct({ include: [rule] }, coat)
    expect(match({ categories: ['x', 'women > clothing > coats'], collections: ['winter'] })).toBe(true)
    expect(match({ categories: ['women > clothing > coats'], collections: ['summer'] })).toBe(false)
    expect(match({ categories: [] })).toBe(false)
    expect(match({})).toBe(false)
  })

  it.each<[keyof ProductRule, ProductRule]>([
    ['brands', { brands: ['nordlys'] }],
    ['categories', { categories: ['women > clothing'] }],
    ['collections', { collections: ['winter'] }],
    ['sale', { sale: ['NOSALE'] }],
    ['availability', { availability: ['AVAILABLE'] }],
  ])('may ask for %s [RULES-04]', (field, rule) => {
    expect(matchesProduct({ include: [rule] }, coat)).toBe(true)
    expect(matchesProduct({ include: [{ [field]: ['something else'] }] }, coat)).toBe(false)
  })
})
