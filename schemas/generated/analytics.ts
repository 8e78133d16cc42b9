/* Written by `npm run generate` from schemas/analytics/events.schema.json. Change the schema and generate again; changes here are lost. */

/** A product in a list. */
export interface ProductInList {
  /** The search's record. */
  readonly objectID: string
  /** The shop's product. */
  readonly productId: string
  /** As the card shows it. */
  readonly name: string
  /** As the card shows it. */
  readonly brand: string
  /** Among all products of the list, from 1. */
  readonly position: number
  /** Of the search's answer that the list shows. */
  readonly queryID?: string
  /** Index that answered; the site's main one unless given. */
  readonly indexName?: string
  /** Sale price in major units. */
  readonly price: number
  /** ISO 4217. */
  readonly currency: string
  /** Id of the block it was in. */
  readonly list: string
}

/** What the shop says of shoppers, by type of event: a closed set (contracts 6). `x-sinks` is where each goes. */
export interface AnalyticsData {
  /** A product's card is followed to its page. */
  readonly productClick: ProductInList
  /** A quarter of a product's card is in the window: once for each load of its list. */
  readonly productImpression: ProductInList
  /** A row of products is in the window: once a page, and once for each tab that is chosen. */
  readonly productTrayImpression: {
    /** Its name in reports, else its heading. */
    readonly trayTitle: string
    /** The tab that shows, where it has tabs. */
    readonly tabTitle?: string
    /** Of the products in the row. */
    readonly productIds: readonly string[]
  }
  /** A tab of a row of products is chosen. */
  readonly clickProductTrayMenu: {
    /** The row's heading. */
    readonly trayTitle: string
    /** The tab's name in reports, else its title. */
    readonly analyticsTitle: string
  }
  /** A button of the page's content is clicked. */
  readonly buttonClick: {
    /** What it says. */
    readonly label: string
    /** Where it leads. */
    readonly href?: string
    /** Its name in reports. */
    readonly analyticsTitle?: string
  }
  /** A link to a category is followed, in the header's menu or beside a listing. */
  readonly clickCategoryNavLink: {
    /** What it says. */
    readonly label: string
    /** Where it leads, without the site's prefix. */
    readonly path: string
    /** How deep the category is: 1 for a department. */
    readonly level: number
  }
  /** A category is chosen, or taken back, beside products that cut across the tree. */
  readonly clickCategoryNavItem: {
    /** As the search knows it. */
    readonly category: string
    /** Whether it is chosen by this click. */
    readonly active: boolean
  }
  /** The shop's name leads home. */
  readonly clickLogo: {}
  /** The bag in the header is opened. */
  readonly clickCart: {
    /** Pieces in it. */
    readonly itemCount: number
  }
  /** The checkout is gone to from the bag's drawer. */
  readonly continueFromMiniCart: {
    /** Pieces in it. */
    readonly itemCount: number
    /** In major units. */
    readonly total: number
    /** ISO 4217. */
    readonly currency: string
  }
  /** A search finds nothing. */
  readonly emptySearch: {
    /** What was searched for. */
    readonly query: string
  }
  /** Half of a banner is in the window: once a page. */
  readonly bannerView: {
    /** Its name in reports, else its heading; without -tablet and -desktop at its end. */
    readonly title: string
    /** Among the page's banners, from 1. */
    readonly position: number
  }
  /** A link of a banner is followed. */
  readonly bannerClick: {
    /** As in bannerView. */
    readonly title: string
    /** Among the page's banners, from 1. */
    readonly position: number
    /** Where it leads. */
    readonly href: string
  }
  /** A brand that a card conceals is asked for. */
  readonly 'reveal-designer': {
    /** The shop's product. */
    readonly productId: string
    /** Its brand. */
    readonly brand: string
  }
  /** A page shows one of several variants of a block: once a view. */
  readonly variantSeen: {
    /** Key of the page's content. */
    readonly page: string
    /** Name of the test. */
    readonly test: string
    /** Its letter; a is the original unless another block is the first. */
    readonly variant: string
    /** Id of the block. */
    readonly block: string
  }
  /** There is no page at an address: once a view. */
  readonly 'page-not-found': {
    /** Without the site's prefix. */
    readonly path: string
    /** The address that led there; empty for none. */
    readonly referrer: string
  }
}

/** Where each type goes. */
export const EVENT_SINKS = {
  productClick: ['search', 'marketing', 'dataLayer', 'context'],
  productImpression: ['search', 'dataLayer', 'context'],
  productTrayImpression: ['search', 'dataLayer', 'context'],
  clickProductTrayMenu: ['dataLayer', 'context'],
  buttonClick: ['marketing', 'dataLayer', 'context'],
  clickCategoryNavLink: ['dataLayer', 'context'],
  clickCategoryNavItem: ['search', 'dataLayer', 'context'],
  clickLogo: ['dataLayer', 'context'],
  clickCart: ['dataLayer', 'context'],
  continueFromMiniCart: ['dataLayer', 'context'],
  emptySearch: ['dataLayer', 'context'],
  bannerView: ['dataLayer', 'context'],
  bannerClick: ['marketing', 'dataLayer', 'context'],
  'reveal-designer': ['marketing', 'dataLayer', 'context'],
  variantSeen: ['dataLayer', 'context', 'variants'],
  'page-not-found': ['dataLayer', 'context'],
} as const satisfies Readonly<Record<keyof AnalyticsData, readonly string[]>>
