import type { ComposeCategory, ComposeProduct } from '../../schemas/api/compose.ts'
import { createSearchClient } from '../../src/clients/search/create-search-client.ts'
import { fetchRequester } from '../../src/clients/search/search-wire.ts'
import { formatPrice } from '../../src/i18n/format-price.ts'
import { localeTag } from '../../src/site/locale-tag.ts'
import type { NavigationNode } from '../../src/site/navigation.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { textLanguageOf } from '../../src/site/text-language.ts'
import type { ComposeDeps } from './compose-deps.ts'

interface Query {
  readonly site: SiteConfig
  readonly language: string
}

const PRODUCTS = 24

/** Products of a site by words, as its search finds them; some of them for no words. */
export const findProducts = async (
  { runtime }: Pick<ComposeDeps, 'runtime'>,
  { site, language }: Query,
  query: string,
): Promise<readonly ComposeProduct[]> => {
  const { config, fetch, log } = runtime
  const client = createSearchClient({
    site,
    language,
    baseUrl: config.ALGOLIA_HOST ?? `${config.origin}/algolia`,
    requester: fetchRequester(fetch),
    report: ({ code, message, details }) => log.warn({ code, details }, message),
  })
  const [hits = []] = await client.search([{ query, hitsPerPage: PRODUCTS, includesOutOfStock: true }])
  const locale = localeTag(language, site.code)
  return hits.map(({ productId, name, price, image }) => ({
    productId,
    name,
    price: formatPrice(price.sale, site, locale),
    image: image?.src,
  }))
}

/** Categories of a site in the order of its menu, each with the way to it. */
export const listCategories = async (
  { navigation }: Pick<ComposeDeps, 'navigation'>,
  { site, language }: Query,
): Promise<readonly ComposeCategory[]> => {
  const tree = await navigation({ clientTag: site.clientTag, language: textLanguageOf(localeTag(language, site.code)) })
  return flatten(tree, [])
}

const flatten = (nodes: readonly NavigationNode[], above: readonly string[]): readonly ComposeCategory[] =>
  nodes.flatMap(({ path, label, children }) => {
    const labels = [...above, label]
    return [{ path, label: labels.join(' > ') }, ...flatten(children, labels)]
  })
