/** One site's public configuration: `themes/config.json` (contracts 2). Everything here reaches the browser. */
export interface SiteConfig {
  /** ISO 3166 alpha-2, upper case. */
  readonly code: string
  /** `us`, or empty where the site has no folder. */
  readonly countryFolder: string
  /** IANA name: what the site's clocks show. Dates without an offset, as merchandisers enter them, are meant in it. */
  readonly timeZone: string
  readonly pathStyle: 'folder' | 'language' | 'languageCountry'
  readonly hosts: readonly string[]
  readonly sharedHost: boolean
  readonly default: boolean
  readonly languages: readonly string[]
  readonly defaultLanguage: string
  readonly languageDetection: boolean
  readonly currency: { readonly code: string; readonly symbol: string; readonly stepMultiple: number }
  /** Major units. */
  readonly freeShipThreshold: number
  readonly returns: { readonly address: string; readonly shippingPrice: number; readonly window: number }
  readonly localisedEntity: { readonly name: string; readonly address: string; readonly country: string }
  readonly clientName: string
  readonly siteName: string
  readonly clientTag: string
  readonly siteTag: string
  readonly pricing: 'net' | 'gross'
  /** `sizeGuides`: path of the page that shows every size guide. */
  readonly supportPages: { readonly timeToShip: string; readonly sizeGuides: string }
  readonly navigation: {
    readonly enabled: boolean
    readonly brandsPath: string
    readonly startingNavContext?: string
    readonly navContextMap: Readonly<Record<string, string>>
    readonly categoryNavRoutes: readonly string[]
    readonly restorePulloutLevel: boolean
  }
  readonly landingPages: readonly string[]
  readonly emailSignup: {
    readonly includeInterests: boolean
    readonly vendor: string
    /** What a shopper can choose to hear about: a key for its words, and its id at each vendor. */
    readonly interests?: readonly { readonly key: string; readonly mailchimp: string; readonly klaviyo: string }[]
  }
  readonly listing: { readonly hitsPerPage: number; readonly fetchOutOfStock: boolean; readonly filterSearchBoxAbove: number }
  readonly product: {
    readonly showSku: boolean
    readonly removeFromBeginningOfGallery: number
    readonly lowStockThreshold: number
    readonly showOutOfStock: boolean
    readonly allowedAvailability: readonly string[]
    readonly oneSizeValues: readonly string[]
    readonly hideSingleColor: boolean
  }
  readonly price: { readonly showFrom: boolean; readonly hideDiscountPercentage: boolean }
  readonly sizeGuide: { readonly aggregation: boolean }
  readonly components: {
    readonly paginator: 'regular' | 'compact'
    readonly headerContainer: string
    readonly searchInput: { readonly searchThreshold: Readonly<Record<string, number>> }
    readonly suggestionsToShow: number
  }
  readonly checkout: {
    readonly calculateTax: boolean
    readonly emailSignup: boolean
    readonly agreements: readonly { readonly id: string; readonly required: boolean }[]
  }
  readonly cart: { readonly maxQuantityPerItem: number; readonly maxQuantityPerProduct: number; readonly maxCartQuantity: number }
  readonly payments: {
    readonly provider: string
    readonly environment: 'test' | 'live'
    readonly clientKey: string
    readonly express: boolean
    /** Where the provider's browser files are; the embedded provider's unless given. */
    readonly baseUrl?: string
    readonly methods: readonly string[]
  }
  readonly search: { readonly appId: string; readonly apiKey: string; readonly indexPrefix: string; readonly indexPerCountry: boolean }
  readonly consent: { readonly mode: 'optIn' | 'optOut' }
  readonly maintenance: { readonly enabled: boolean; readonly retryAfterSeconds: number }
  readonly api: {
    readonly guestAuthorization: { readonly username: string; readonly password: string }
    readonly portMap: Readonly<Record<string, string>>
  }
  readonly images: { readonly localisedHosts: readonly string[] }
  /** Origins, https://scripts.example.com, from which the scripts block may load; none unless listed (docs/decisions/0032). */
  readonly scriptHosts?: readonly string[]
  /** Origins whose streaming playlists may play in pages. */
  readonly streamHosts?: readonly string[]
  readonly captcha: { readonly actions: string }
  readonly integrations: Readonly<Record<string, Integration>>
}

/** Every integration: off unless switched on; unknown keys are kept and ignored. */
export interface Integration {
  readonly enabled: boolean
  readonly baseUrl?: string
  readonly [publicKey: string]: unknown
}
