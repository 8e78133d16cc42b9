import type { CmsAsset, CmsEntry } from '../../src/content/cms-entry.ts'
import type { CmsLocale } from '../../src/content/locales.ts'

/** What changed since a sync token, and the token for the next question. */
export interface CmsChanges {
  /** Ids of entries and assets that were published, unpublished or deleted. */
  readonly ids: readonly string[]
  readonly nextToken: string
}

/** What the publisher asks of the CMS: published content with all locales, links unresolved. Failures throw. */
export interface Cms {
  readonly locales: () => Promise<readonly CmsLocale[]>
  readonly entriesById: (ids: readonly string[]) => Promise<readonly CmsEntry[]>
  readonly assetsById: (ids: readonly string[]) => Promise<readonly CmsAsset[]>
  /** Page entries with one of the keys, or all of them. */
  readonly pages: (keys?: readonly string[]) => Promise<readonly CmsEntry[]>
  readonly changesSince: (token: string | undefined) => Promise<CmsChanges>
}
