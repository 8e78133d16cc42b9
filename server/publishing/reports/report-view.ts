import type { SiteConfig } from '../../../src/site/site-config.ts'
import type { Text } from '../../commerce/texts/texts.ts'
import type { ReportQuery } from './report-query.ts'

/** What all parts of the report's page need to say something. */
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
