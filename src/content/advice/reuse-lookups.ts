import type { Cache } from '../../lib/cache.ts'
import type { ContentLookups, SiteContext } from './advice-input.ts'

/**
 * Looks up the same thing once: a page for thirteen sites, or a report, asks for one link hundreds of times. Products do not depend on the
 * language, so all languages of a site share them.
 */
export const reuseLookups = (lookups: ContentLookups, cache: Pick<Cache<unknown>, 'get'>): ContentLookups => {
  // What is cached under a key of a look-up is what that look-up answers.
  const reuse = <Value>(key: readonly unknown[], load: () => Promise<Value>): Promise<Value> =>
    cache.get(JSON.stringify(key), load) as Promise<Value>
  const here = ({ site, language }: SiteContext): readonly string[] => [site.siteTag, language]
  return {
    hasPage: (path, context) => reuse(['page', path, ...here(context)], () => lookups.hasPage(path, context)),
    leadsSomewhere: (path, context) => reuse(['link', path, ...here(context)], () => lookups.leadsSomewhere(path, context)),
    livePageId: (key, context) => reuse(['livePage', key, ...here(context)], () => lookups.livePageId(key, context)),
    kindOf: (path, context) => reuse(['kind', path, ...here(context)], () => lookups.kindOf(path, context)),
    soldProducts: (ids, site) => reuse(['sold', site.siteTag, ids], () => lookups.soldProducts(ids, site)),
    soldOutProducts: (ids, site) => reuse(['soldOut', site.siteTag, ids], () => lookups.soldOutProducts(ids, site)),
    productAt: (path, context) => reuse(['productAt', path, ...here(context)], () => lookups.productAt(path, context)),
    pagesWithWords: (words, context) => reuse(['words', words, ...here(context)], () => lookups.pagesWithWords(words, context)),
    hasProducts: (rule, context) => reuse(['rule', rule, ...here(context)], () => lookups.hasProducts(rule, context)),
  }
}
