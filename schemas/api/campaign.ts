/** Where a promotion's text is shown (DATA-17): on a picture, in a bar, in a line of text. */
export type PromotionLocation = 'badge' | 'banner' | 'text'

/** What a product must be for a rule to match: each field that is set shares a value with the product (RULES-03, RULES-04). */
export interface ProductRule {
  /** Brand tags. */
  readonly brands?: readonly string[]
  /** Category tags: `women > clothing > coats`. */
  readonly categories?: readonly string[]
  readonly collections?: readonly string[]
  readonly sale?: readonly ('NOSALE' | 'ONSALE')[]
  readonly availability?: readonly string[]
}

/** Which products something is for: exclusions first, then inclusions (RULES-02). */
export interface ProductRules {
  readonly exclude?: readonly ProductRule[]
  readonly include?: readonly ProductRule[]
}

export type DiscountType = 'PERCENT' | 'AMOUNT' | 'VALUE_OVERRIDE'

/** One benefit and its conditions (DATA-83, DATA-84). Amounts in major units or percent. */
export interface Promotion {
  readonly messageId: string
  readonly conditions: {
    readonly itemQuantity?: { readonly min?: number; readonly eq?: number }
    readonly basketTotal?: { readonly min: number }
    readonly shippingMethod?: string
  }
  readonly discount?: { readonly amount: number; readonly type: DiscountType; readonly component: 'PRODUCT' | 'BASKET' | 'SHIPPING' }
  readonly tierDiscount?: {
    /** Ascending. */
    readonly tiers: readonly { readonly discountAmount: number; readonly min: number }[]
    readonly tierType: 'BASKET_TOTAL' | 'ITEM_QUANTITY'
    readonly discountType: DiscountType
  }
  /** Absent: for every product. */
  readonly products?: ProductRules
}

/** Which promotions of a campaign a location shows: matches by all criteria that are set, and never without one (PROMO-04). */
export interface PromotionFilter {
  readonly messageId?: string
  readonly component?: 'PRODUCT' | 'BASKET' | 'SHIPPING'
  readonly discountType?: DiscountType
  readonly shippingMethod?: string
}

/** A campaign's words in one language: `/data/campaigns/{name}.json`. */
export interface CampaignData {
  /** By message id. Words may hold {amount}, {min} and {quantity}. */
  readonly promotionFormatting: Readonly<
    Record<string, { readonly message: string; readonly freeMessage?: string; readonly tierMessage?: string }>
  >
  readonly promotionLocations: Partial<Readonly<Record<PromotionLocation, readonly PromotionFilter[]>>>
}

/** Answer of `GET /api/cart/promotions`, one of them (DATA-81). `data` comes from the campaign's own file and may be missing. */
export interface Campaign {
  readonly name: string
  readonly status: 'ACTIVE' | 'ENDED'
  /** ISO instant; absent: until further notice. */
  readonly end?: string
  readonly promotions: readonly Promotion[]
  readonly data?: CampaignData
}
