import type { SiteConfig } from '../../../src/site/site-config.ts'

type Named = Pick<SiteConfig, 'clientTag' | 'pricing' | 'code' | 'search'>

/** Name of a site's product index without sort, and the base of all others (INDEX-11). */
export const indexBase = ({ search, clientTag, pricing, code }: Named): string =>
  [search.indexPrefix, clientTag, pricing, search.indexPerCountry ? code.toUpperCase() : ''].filter(Boolean).join('_')

export const replicaName = (base: string, indexSuffix: string): string => `${base}_${indexSuffix}`
export const filtersIndex = (base: string): string => `${base}_filters`
export const suggestionsIndex = (base: string): string => `${base}_query_suggestions`
export const pagesIndex = (base: string): string => `${base}_pages`
