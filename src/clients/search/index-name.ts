import type { SiteConfig } from '../../site/site-config.ts'

/** The parts of a site that name its indexes. */
export type IndexOwner = Pick<SiteConfig, 'clientTag' | 'pricing' | 'code' | 'search'>

/** `demo_ald_gross_GB_priceAsc` (INDEX-11): parts that are empty are left out with their separator. */
export const indexName = (site: IndexOwner, sortSuffix = ''): string =>
  [site.search.indexPrefix, site.clientTag, site.pricing, site.search.indexPerCountry ? site.code.toUpperCase() : '', sortSuffix]
    .filter((part) => part !== '')
    .join('_')

/** The index of filter values and their names. */
export const filtersIndexName = (site: IndexOwner): string => `${indexName(site)}_filters`

/** The index of searches worth offering. */
export const suggestionsIndexName = (site: IndexOwner): string => `${indexName(site)}_query_suggestions`

/** The index of pages that words lead to. */
export const pagesIndexName = (site: IndexOwner): string => `${indexName(site)}_pages`
