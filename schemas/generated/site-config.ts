/* Written by `npm run generate` from schemas/site-config.schema.json. Change the schema and generate again; changes here are lost. */

/** One site's public configuration: `themes/config.json` (contracts 2). Everything here reaches the browser. */
export interface SiteConfig {
  /** ISO 3166 alpha-2, upper case. */
  readonly code: string
  /** `us`, or empty where the site has no folder. */
  readonly countryFolder: string
  /** IANA name: what the site's clocks show. Dates without an offset, as merchandisers enter them, are meant in it. */
  readonly timeZone: string
  readonly pathStyle: 'folder' | 'language' | 'languageCountry'
  /** Host names that show this site alone. */
  readonly hosts: readonly string[]
  /** Whether it also answers at hosts that no site has for itself. */
  readonly sharedHost: boolean
  /** The site of a shared host's addresses that name none; one site only. */
  readonly default: boolean
  readonly languages: readonly string[]
  readonly defaultLanguage: string
  /** Whether a first visit follows the browser's languages. */
  readonly languageDetection: boolean
  readonly currency: {
    /** ISO 4217. */
    readonly code: string
    readonly symbol: string
    /** Step of the price filter, in major units. */
    readonly stepMultiple: number
  }
  readonly localisedEntity: {
    readonly name: string
    readonly address?: string
    readonly country: string
    /** The seller's number at the tax office, printed on invoices. */
    readonly taxNumber?: string
  }
  readonly captcha?: {
    /** What a captcha is asked for where integrations.recaptcha is enabled, with commas between; payment,signup,subscribe unless given. */
    readonly actions: string
  }
  /** The brand the site belongs to. */
  readonly clientName: string
  /** Its look: a folder of `themes/`. The first theme there is unless given. */
  readonly theme?: string
  readonly siteName: string
  readonly clientTag: string
  readonly siteTag: string
  readonly pricing: 'net' | 'gross'
  readonly supportPages: {
    /** Path of the page that shows every size guide. */
    readonly sizeGuides: string
  }
  readonly navigation: {
    readonly enabled: boolean
    /** Address segment of brands. */
    readonly brandsPath: string
    readonly startingNavContext?: string
    /** Starting navigation context by the stored one; `*` for any other. */
    readonly navContextMap: Readonly<Record<string, string>>
    readonly categoryNavRoutes: readonly string[]
    readonly restorePulloutLevel: boolean
  }
  readonly emailSignup: {
    readonly includeInterests: boolean
    /** Who sends the newsletter. Without it nobody is asked to sign up: blocks, boxes and the account leave it out. */
    readonly vendor?: 'klaviyo' | 'mailchimp'
    /** What a shopper can choose to hear about: a key for its words, and its id at each vendor. */
    readonly interests?: readonly {
      readonly key: string
      readonly mailchimp: string
      readonly klaviyo: string
    }[]
  }
  readonly listing: {
    readonly hitsPerPage: number
    readonly fetchOutOfStock: boolean
    /** A filter with more options has a search box. */
    readonly filterSearchBoxAbove: number
  }
  readonly product: {
    readonly showSku: boolean
    /** How many of a gallery's first pictures are left out. */
    readonly removeFromBeginningOfGallery: number
    readonly lowStockThreshold: number
    readonly showOutOfStock: boolean
    readonly allowedAvailability: readonly ('AVAILABLE' | 'LOWSTOCK' | 'PREORDER' | 'BACKORDER' | 'NOTAVAILABLE' | 'GIFTONLY')[]
    readonly oneSizeValues: readonly string[]
    readonly hideSingleColor: boolean
  }
  readonly price: {
    readonly showFrom: boolean
    readonly hideDiscountPercentage: boolean
  }
  readonly sizeGuide: {
    readonly aggregation: boolean
  }
  readonly components: {
    readonly paginator: 'regular' | 'compact'
    /** How wide the content of the header gets: as wide as that of most blocks (medium, the default), as the widest (large), or as the window. */
    readonly headerContainer?: 'medium' | 'large' | 'full'
    readonly searchInput: {
      /** Letters that start a search, by language. */
      readonly searchThreshold: Readonly<Record<string, number>>
    }
    readonly suggestionsToShow: number
  }
  /** What shoppers' own software may do on the site, by the Universal Commerce Protocol (docs/agents.md). Absent: nothing. */
  readonly agents?: {
    /** catalog: search and look up products. cart: fill a bag. checkout: buy, or hand over to the shopper. order: ask for orders placed so. */
    readonly capabilities: readonly ('catalog' | 'cart' | 'checkout' | 'order')[]
    /** Agreements of the checkout that count as given where an agent has shown their text, as the protocol obliges it to. For every other one the shopper herself has to open the checkout. */
    readonly agreedByLink?: readonly string[]
    /** Only agents that sign their requests with a key of their profile (RFC 9421). */
    readonly signed?: boolean
  }
  readonly checkout: {
    readonly calculateTax: boolean
    /** A box beside the e-mail address of an order signs shoppers up for news who tick it. Off unless it is asked for (CHECKOUT-16). */
    readonly emailSignup: boolean
    readonly agreements: readonly {
      readonly id: string
      readonly required: boolean
      /** Where its text is: a landing page that is published on the site. */
      readonly path?: string
    }[]
    /** Shoppers may write a note that goes with the parcel; absent where none is offered. */
    readonly giftNote?: {
      /** Letters a note may have. */
      readonly maxLength: number
    }
  }
  readonly cart: {
    readonly maxQuantityPerItem: number
    readonly maxQuantityPerProduct: number
    readonly maxCartQuantity: number
  }
  readonly payments: {
    readonly environment: 'test' | 'live'
    /** Whether the bag and the basket step offer the express methods of `methods`. */
    readonly express?: boolean
    readonly clientKey: string
    /** Where the provider's browser files are; the embedded provider's unless given. */
    readonly baseUrl?: string
    readonly methods: readonly (
      | 'creditcard'
      | 'paypal'
      | 'paypal_express'
      | 'paywithgoogle'
      | 'paywithgoogle_express'
      | 'applepay'
      | 'applepay_express'
      | 'afterpay'
      | 'molpay_ebanking_fpx_MY'
      | 'kcp_creditcard'
      | 'kcp_payco'
      | 'bankTransfer_IBAN'
      | 'wechatpayQR'
      | 'alipay'
      | 'alipay_hk'
      | 'ideal'
    )[]
  }
  readonly search: {
    readonly appId: string
    /** Public: it may only search. */
    readonly apiKey: string
    readonly indexPrefix: string
    readonly indexPerCountry: boolean
    /** Where browsers send what was seen and clicked, where search is not embedded. Nothing is sent there unless given. */
    readonly insightsUrl?: string
  }
  readonly consent: {
    readonly mode: 'optIn' | 'optOut'
  }
  readonly maintenance: {
    readonly enabled: boolean
    readonly retryAfterSeconds: number
  }
  readonly api: {
    readonly guestAuthorization: {
      readonly username: string
      readonly password: string
    }
    /** Port of the API by the port of the page. */
    readonly portMap: Readonly<Record<string, string>>
  }
  readonly images: {
    readonly localisedHosts: readonly string[]
  }
  /** Product feeds of the site, each on unless switched off (docs/feeds.md). Not sent with pages. */
  readonly feeds?: {
    /** `feeds/google.xml`, for Google Merchant Center. */
    readonly google?: boolean
    /** `feeds/meta.csv`, for the catalogue of Facebook and Instagram. */
    readonly meta?: boolean
    /** `feeds/openai.jsonl`, for ChatGPT. */
    readonly openai?: boolean
    /** What channels ask about products by their category, for it and those below it: `women > shoes`. The deepest that says it counts. */
    readonly categories?: Readonly<
      Record<
        string,
        {
          /** Number in Google's product taxonomy. */
          readonly googleCategory?: number
          readonly gender?: 'male' | 'female' | 'unisex'
          readonly ageGroup?: 'newborn' | 'infant' | 'toddler' | 'kids' | 'adult'
        }
      >
    >
  }
  /** Groups of customers at the identity provider that blocks may be for. The list is public: name no group whose name is a secret. */
  readonly segments?: readonly {
    /** As the provider calls it: a value of `cognito:groups` in the ID token. */
    readonly group: string
    /** What merchandisers call it. */
    readonly title: string
  }[]
  /** Origins, https://scripts.example.com, from which the scripts block may load; none unless listed (docs/decisions/0011). */
  readonly scriptHosts?: readonly string[]
  /** Origins whose streaming playlists may play in pages. */
  readonly streamHosts?: readonly string[]
  /** Each off unless switched on; `baseUrl` is a path of the shop or an https address. */
  readonly integrations: {
    readonly identityProvider?: {
      readonly enabled: boolean
      readonly userPoolId?: string
      readonly clientId?: string
      /** A path of the shop or an https address; the embedded stand-in's unless given. */
      readonly baseUrl?: string
    }
    /** Addresses can be looked up by postcode where the server's address service knows those of the country. */
    readonly addressLookup?: {
      readonly enabled: boolean
    }
    /** Google's script, `{baseUrl}/gp/p/js/pay.js`: loaded when a shopper asks to pay. On, from the embedded stand-in, unless given. */
    readonly googlePay?: {
      readonly enabled: boolean
      /** A path of the shop or an https address; the embedded stand-in's unless given. */
      readonly baseUrl?: string
    }
    /** PayPal's script, `{baseUrl}/sdk/js`: loaded when a shopper chooses PayPal's express payment. On, from the embedded stand-in, unless given. */
    readonly paypal?: {
      readonly enabled: boolean
      /** A path of the shop or an https address; the embedded stand-in's unless given. */
      readonly baseUrl?: string
    }
    /** The payment provider's script that tells devices apart, `{baseUrl}/hpp/js/df.js`; no order waits longer than 2.5 s for it. */
    readonly deviceFingerprint?: {
      readonly enabled: boolean
      /** A path of the shop or an https address; the embedded stand-in's unless given. */
      readonly baseUrl?: string
    }
    readonly bazaarvoice?: {
      readonly enabled: boolean
      /** A path of the shop or an https address; the embedded stand-in's unless given. */
      readonly baseUrl?: string
      readonly clientName?: string
      readonly environment?: string
    }
    readonly yotpo?: {
      readonly enabled: boolean
      /** A path of the shop or an https address; the embedded stand-in's unless given. */
      readonly baseUrl?: string
      readonly appKey?: string
    }
    readonly klaviyo?: {
      readonly enabled: boolean
      /** A path of the shop or an https address; the embedded stand-in's unless given. */
      readonly baseUrl?: string
      readonly companyId?: string
      readonly formId?: string
      readonly listId?: string
    }
    /** Klaviyo's client API: shoppers leave their address at a sold-out variant. While enabled, sold-out variants can be chosen. */
    readonly backInStock?: {
      readonly enabled: boolean
      /** A path of the shop or an https address; the embedded stand-in's unless given. */
      readonly baseUrl?: string
      readonly publicKey?: string
    }
    /** Klaviyo's client API: what shoppers do goes there, with their consent to marketing. */
    readonly marketingEvents?: {
      readonly enabled: boolean
      /** A path of the shop or an https address; the embedded stand-in's unless given. */
      readonly baseUrl?: string
      /** The shop's public key. */
      readonly companyId?: string
    }
    /** Google Tag Manager: loaded with consent to statistics, in production and staging only. Hosts of its tags are `scriptHosts`. */
    readonly tagManager?: {
      readonly enabled: boolean
      /** Of its script, `{baseUrl}/gtm.js`. */
      readonly baseUrl?: string
      readonly containerId?: string
    }
    readonly mailchimp?: {
      readonly enabled: boolean
      readonly listId?: string
    }
    readonly recaptcha?: {
      readonly enabled: boolean
      /** A path of the shop or an https address; the embedded stand-in's unless given. */
      readonly baseUrl?: string
      /** The vendor's public key. */
      readonly siteKey?: string
    }
  }
}
