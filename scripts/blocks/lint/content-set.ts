import type { CmsEntry, CmsSource } from '../../../src/content/cms-entry.ts'
import type { CmsLocale } from '../../../src/content/locales.ts'

/** Content as publishing reads it, wherever it was read from. */
export interface ContentSet {
  /** Entries of type page. */
  readonly pages: readonly CmsEntry[]
  readonly source: CmsSource
  readonly locales: readonly CmsLocale[]
}
