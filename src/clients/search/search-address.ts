import type { SiteValue } from '../../site/site-value.ts'

/** Where a browser sends its search requests: the configured service, else the one embedded in the shop. */
export const searchAddress = ({ searchUrl }: Pick<SiteValue, 'searchUrl'>, origin: string): string => searchUrl ?? `${origin}/algolia`
