import type { PageKind } from '../../../schemas/page-kinds.ts'
import type { Page } from '../../../schemas/page.ts'
import type { SiteConfig } from '../../site/site-config.ts'
import type { Trail } from '../trail.ts'

/** A page to advise on: its blocks in reading order, where it is live, and where to look things up. */
export interface AdviceInput {
  readonly page: Page
  readonly trails: readonly Trail[]
  readonly context: SiteContext
  readonly lookups: ContentLookups
}

/** A site in a language. */
export interface SiteContext {
  readonly site: SiteConfig
  readonly language: string
}

/** What advice about a page has to look up: things that change without the page being published. */
export interface ContentLookups {
  /** Whether an address of the shop, without country and language, shows a page of its own. */
  readonly hasPage: (path: string, context: SiteContext) => Promise<boolean>
  /** Whether an address of the shop, without country and language, leads to a page. */
  readonly leadsSomewhere: (path: string, context: SiteContext) => Promise<boolean>
  /** What the shop takes an address of its own for, without country and language: `landing` where only a published page could be. */
  readonly kindOf: (path: string, context: SiteContext) => Promise<PageKind>
  /** Entry of the live page that the site has under a key; undefined for none. */
  readonly livePageId: (key: string, context: SiteContext) => Promise<string | undefined>
  /** Which of these products the site sells. */
  readonly soldProducts: (ids: readonly string[], site: SiteConfig) => Promise<ReadonlySet<string>>
  /** Which of these products the site sells and nobody can buy now, with their names. */
  readonly soldOutProducts: (ids: readonly string[], site: SiteConfig) => Promise<ReadonlyMap<string, string>>
  /** The product that an address of the shop, without country and language, shows; undefined for every other address. */
  readonly productAt: (path: string, context: SiteContext) => Promise<string | undefined>
  /** Whether any product of the site fits a rule: filter kinds and values. */
  readonly hasProducts: (rule: ProductRule, context: SiteContext) => Promise<boolean>
  /** Names of other live pages that a list of search results shows with the same title, and with the same description. */
  readonly pagesWithWords: (words: FoundWords, context: SiteContext) => Promise<SameWords>
}

/** What a list of search results shows of a page: its own words, as far as it has some. */
export interface FoundWords {
  readonly pageId: string
  readonly title: string | undefined
  readonly description: string | undefined
}

/** A page that has the same, each; undefined for none. */
export interface SameWords {
  readonly title?: string | undefined
  readonly description?: string | undefined
}

/** Filter kinds and values, as a tray has them. */
export type ProductRule = Readonly<Record<string, readonly string[]>>
