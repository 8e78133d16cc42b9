import type { NavigationNode } from '../../src/site/navigation.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { MENU_KEY, mergeMenus } from '../../src/content/menus.ts'
import { nextChange, selectBlocks } from '../../src/content/select-blocks.ts'
import { localeTag } from '../../src/site/locale-tag.ts'
import { textLanguageOf } from '../../src/site/text-language.ts'
import type { Page } from '../../schemas/page.ts'
import type { PageStore } from '../publishing/page-store.ts'
import type { StorefrontDeps } from './storefront-deps.ts'

interface Deps {
  readonly navigation: StorefrontDeps['navigation']
  /** The live pages, or the drafts. */
  readonly pages: Pick<PageStore, 'get'>
  /** Epoch milliseconds. */
  readonly now: () => number
}

interface Merged {
  readonly catalogue: readonly NavigationNode[]
  readonly tree: readonly NavigationNode[]
  /** When a window of time of one of the branches opens or closes. */
  readonly goodUntil: number
}

/** The same tree and page, cached by their stores, make the same menus: what is rendered once is known by its objects. */
const merged = new WeakMap<Page, Merged>()

interface Query {
  readonly site: SiteConfig
  readonly language: string
  /** Of a preview that shows another time than now: epoch milliseconds. */
  readonly at?: number | undefined
}

/** The catalogue's navigation tree with the menus that merchandisers published, or drafted, for a site in a language. */
export const withMenus =
  ({ navigation, pages, now }: Deps) =>
  async ({ site, language, at }: Query): Promise<readonly NavigationNode[]> => {
    const [catalogue, page] = await Promise.all([
      navigation({ clientTag: site.clientTag, language: textLanguageOf(localeTag(language, site.code)) }),
      pages.get({ siteTag: site.siteTag, language, key: MENU_KEY }),
    ])
    if (page === undefined) return catalogue
    const time = at ?? now()
    const known = merged.get(page)
    if (at === undefined && known?.catalogue === catalogue && time < known.goodUntil) return known.tree
    const audience = { now: time, countryCode: site.code, language }
    const tree = mergeMenus(catalogue, selectBlocks(page.blocks, audience))
    if (at === undefined) merged.set(page, { catalogue, tree, goodUntil: nextChange(page.blocks, audience) ?? Infinity })
    return tree
  }
