import { z } from 'zod'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import type { Text } from '../../commerce/texts/texts.ts'

/** Which reports to show; all of them unless given. */
export const reportQuery = z.object({
  siteTag: z.string().max(40).optional(),
  language: z.string().max(12).optional(),
  key: z.string().max(200).optional(),
  /** Words of a page's key or title. */
  search: z.string().max(120).optional(),
  outcome: z.enum(['live', 'refused']).optional(),
  severity: z.enum(['error', 'warning']).optional(),
  code: z.string().max(40).optional(),
  /** Language of the page for people; that of the browser unless given. */
  lang: z.string().max(12).optional(),
  /** Of the page for people, which shows so many pages of the shop at once. */
  page: z.coerce.number().int().min(1).max(100_000).optional(),
})

export type ReportQuery = z.infer<typeof reportQuery>

export const REPORT_QUERY_HELP = 'Ask by siteTag, language, key, search, outcome (live, refused), severity (error, warning) or code.'

/** The address of the same report but for the changes, of its first page unless they say another. */
export const reportAddress = (query: ReportQuery, changes: ReportQuery): string =>
  `?${new URLSearchParams(
    Object.entries({ ...query, page: undefined, ...changes }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  ).toString()}`

/** What all parts of the report's page are rendered from. */
export interface ReportView {
  readonly t: Text
  /** The page is shown in. */
  readonly language: string
  readonly query: ReportQuery
  readonly sites: readonly SiteConfig[]
  /** Where an entry is edited; undefined for a space without an interface. */
  readonly entryUrl: ((id: string) => string) | undefined
  /** Undefined where there are no previews. */
  readonly previewOrigin: string | undefined
}
