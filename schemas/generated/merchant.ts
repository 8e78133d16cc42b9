/* Written by `npm run generate` from schemas/merchant. Change a schema and generate again; changes here are lost. */

/** A text by language; English stands in for languages it does not have. */
export type Texts = {
  readonly en: string
} & Readonly<Record<string, string>>

/** An amount by currency, in major units: what it is on every site that sells in that currency. */
export type Amounts = Readonly<Record<string, number>>

/** Tags of the sites it is for. Absent: for all. */
export type SiteTags = readonly string[]

/** An instant with its offset from UTC. */
export type Instant = string

/** The lower, the earlier in lists; equal ones by key. */
export type Position = number

export type MessageId = string

export type Component = 'PRODUCT' | 'BASKET' | 'SHIPPING'

export type DiscountKind = 'PERCENT' | 'AMOUNT' | 'VALUE_OVERRIDE'

/** Percent is a number; money is by currency, and 0 in any. */
export type Discount = number | Amounts

/** `freeShipThreshold` is what the terms of the site say (site-terms). */
export type Threshold = 'freeShipThreshold' | Amounts

export type PromotionWords = Readonly<
  Record<
    string,
    {
      readonly message: string
      readonly freeMessage?: string
      readonly tierMessage?: string
    }
  >
>

export type Filters = readonly {
  readonly messageId?: MessageId
  readonly component?: Component
  readonly discountType?: DiscountKind
  readonly shippingMethod?: string
}[]

export interface CampaignPromotion {
  readonly messageId: MessageId
  /** The voucher it promises: both have to say the same. */
  readonly voucher?: string
  readonly conditions: {
    readonly itemQuantity?: {
      readonly min?: number
      readonly eq?: number
    }
    readonly basketTotal?: {
      readonly min: Threshold
    }
    readonly shippingMethod?: string
  }
  readonly discount?: {
    readonly amount: Discount
    readonly type: DiscountKind
    readonly component: Component
  }
  readonly tierDiscount?: {
    /** Ascending. */
    readonly tiers: readonly {
      readonly discountAmount: Discount
      /** Pieces, or the bag's total by currency. */
      readonly min: TierMinimum
    }[]
    readonly tierType: 'BASKET_TOTAL' | 'ITEM_QUANTITY'
    readonly discountType: DiscountKind
  }
  /** Absent: for every product. */
  readonly products?: {
    readonly exclude?: ProductRuleList
    readonly include?: ProductRuleList
  }
}

export type TierMinimum = number | Amounts

export type ProductRuleList = readonly {
  readonly brands?: RuleValues
  readonly categories?: RuleValues
  readonly collections?: RuleValues
  readonly sale?: readonly ('NOSALE' | 'ONSALE')[]
  readonly availability?: RuleValues
}[]

export type RuleValues = readonly string[]

/** A day on which nothing is dispatched or delivered. */
export interface DeliveryHoliday {
  readonly date: string
  /** For whoever keeps the calendar. */
  readonly name: string
  /** Absent: nothing is dispatched and nothing delivered. */
  readonly only?: 'dispatch' | 'delivery'
  /** Ids of the shipping offers that rest. Absent: all. */
  readonly offers?: readonly string[]
}

export type Names = readonly string[]

/** What the shop promises for a time, and the words it says it with. */
export interface MerchantCampaign {
  readonly name: string
  readonly position?: Position
  readonly sites?: SiteTags
  /** Unknown to shoppers before. */
  readonly from?: Instant
  /** Over from then on; `endOfMonth` for one that runs from month to month. Absent: until further notice. */
  readonly end?: 'endOfMonth' | Instant
  readonly promotions: readonly CampaignPromotion[]
  /** By language, then by message id. Without words and locations the campaign says nothing. */
  readonly words?: {
    readonly en: PromotionWords
  } & Readonly<Record<string, PromotionWords>>
  /** Which promotions each location of a page shows. */
  readonly locations?: {
    readonly badge?: Filters
    readonly banner?: Filters
    readonly text?: Filters
  }
}

/** When parcels leave and arrive in a country. A country without one is promised days, and no dates. */
export interface DeliveryCalendar {
  readonly country: string
  /** From this time of the site's clocks on an order leaves on the next working day. */
  readonly cutOff: string
  /** Days of every week on which nothing is dispatched or delivered. */
  readonly weekend: readonly ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday')[]
  readonly holidays: readonly DeliveryHoliday[]
}

/** A measure of the body that size guides have a column for. */
export interface BodyMeasure {
  readonly key: string
  readonly position?: Position
  /** Heading of its column. */
  readonly name: Texts
  /** How it is taken. */
  readonly howTo: Texts
}

/** A way to ship a bag. The first that fits a bag is chosen for it until the shopper chooses. */
export interface ShippingOffer {
  readonly id: string
  readonly position?: Position
  readonly name: Texts
  readonly tooltip?: Texts
  readonly price: Amounts
  /** Days from the order to the door; 0 is the same day. */
  readonly days: {
    readonly min: number
    readonly max: number
  }
  /** For bags with an oversize piece, and for no others. */
  readonly bulky?: boolean
  /** Free from the freeShipThreshold of the site's terms on; never free where they have none. */
  readonly freeFromThreshold?: boolean
  /** Shown, but it cannot be chosen now. */
  readonly suspended?: boolean
  readonly sites?: SiteTags
}

/** What a site promises its shoppers beside prices. What is absent, or a site without terms, is promised nowhere. */
export interface MerchantSiteTerms {
  /** Tag of the site. */
  readonly site: string
  /** From this total of products on, offers that say freeFromThreshold cost nothing; in the site's currency. Absent: from none. */
  readonly freeShipThreshold?: Amounts
  /** Days from the order to the door, as product pages say them. The days of an offer count in the bag. */
  readonly timeToShip?: {
    readonly min: number
    readonly max: number
  }
  /** Absent: nothing is said of returns, and no return note can be printed. */
  readonly returns?: {
    /** Days in which products can go back. */
    readonly window: number
    readonly shippingPrice: Amounts
    /** Where they go, as the return note has it. */
    readonly address: string
  }
}

/** Body measurements by size, and which products they are for. */
export interface SizeGuide {
  readonly key: string
  readonly position?: Position
  readonly title: Texts
  /** Keys of measures, a column each. */
  readonly measures: readonly string[]
  /** A row each. */
  readonly sizes: readonly {
    readonly size: string
    /** A length for each measure, in their order. */
    readonly centimetres: readonly number[]
  }[]
  /** A collection's tag; of a division as a rule. */
  readonly collection?: string
  readonly brands?: Names
  readonly categories?: Names
  readonly categoryPageIds?: Names
  readonly slugKeywords?: Names
}

/** Words of a language that shoppers use for the same thing; the indexing saves them to the search as the vendor's synonyms. */
export interface SearchSynonyms {
  readonly id: string
  /** Sites without this language do not get them. */
  readonly language: string
  /** Words that find those of `terms` and are not found by them, such as a color and its shades. Absent: all of `terms` find each other. */
  readonly typed?: readonly string[]
  readonly terms: readonly string[]
  readonly sites?: SiteTags
}

/** The tax of a country: inside its prices, or added at checkout where the site's calculateTax says so. */
export interface TaxRate {
  readonly country: string
  readonly percent: number
}

/** Parts of a country that no parcel goes to. */
export interface UnshippableCountry {
  readonly country: string
  /** Why, by the part's own ISO 3166 code. */
  readonly regions: Readonly<Record<string, 'noCarrier' | 'customs'>>
}

/** A code that makes a bag cheaper. */
export interface Voucher {
  /** What shoppers enter, in upper case. */
  readonly code: string
  /** What the bag calls it. */
  readonly name: Texts
  /** Off the products. */
  readonly percentOff?: number
  readonly freeShipping?: boolean
  /** Counts beside others that are combinable too. Any other voucher stands alone: entering it takes the place of the one before. */
  readonly combinable?: boolean
  /** Which of several counts first, the lowest: each takes its percentage of what those before it have left. Equal ones by code. */
  readonly position?: Position
  /** What it takes its percentage of, and what its minimum counts: products that are named, or in one of the categories or in one below it. Absent: all. */
  readonly products?: {
    readonly ids?: readonly string[]
    readonly categories?: readonly string[]
  }
  /** How many orders may be placed with it. A payment that comes to nothing gives its use back. */
  readonly limit?: {
    /** By all shoppers together. */
    readonly total?: number
    /** By one account or e-mail address. */
    readonly perShopper?: number
  }
  /** Only for whoever has not ordered before, by account or e-mail address. */
  readonly firstOrder?: boolean
  /** What the products must cost for it to count. */
  readonly minimum?: Amounts
  readonly sites?: SiteTags
  /** Unknown to shoppers before. */
  readonly from?: Instant
  /** Expired from then on. */
  readonly until?: Instant
  /** A code for one use that has been used. */
  readonly redeemed?: boolean
}

/** A document of each kind. */
export interface MerchantDocuments {
  readonly campaigns: MerchantCampaign
  readonly 'delivery-calendars': DeliveryCalendar
  readonly measures: BodyMeasure
  readonly shipping: ShippingOffer
  readonly 'site-terms': MerchantSiteTerms
  readonly 'size-guides': SizeGuide
  readonly synonyms: SearchSynonyms
  readonly 'tax-rates': TaxRate
  readonly unshippable: UnshippableCountry
  readonly vouchers: Voucher
}
