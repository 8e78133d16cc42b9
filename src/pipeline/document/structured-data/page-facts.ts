import type { SiteValue } from '../../../site/site-value.ts'

/** A thing of schema.org, as JSON-LD. What is undefined is left out of it. */
export type Thing = Readonly<Record<string, unknown>>

/** Where a page is. */
export interface PageContext {
  readonly site: SiteValue
  /** Of the site, without a slash at its end. */
  readonly origin: string
}

/** A path without prefix as an absolute address. */
export const addressAt = (path: string, { site, origin }: PageContext): string => `${origin}${site.basePath}${path}`
