import type { ByLocale } from '../../../src/content/cms-entry.ts'

/** An entry as the management API keeps it: the draft, with all locales. */
export interface StoredEntry {
  readonly sys: {
    readonly id: string
    readonly version: number
    readonly publishedVersion?: number
    readonly archivedVersion?: number
    readonly contentType: { readonly sys: { readonly id: string } }
  }
  readonly fields: Readonly<Record<string, ByLocale>>
}

/** A locale of the space and where its missing values are looked up. */
export interface StoredLocale {
  readonly code: string
  readonly fallbackCode: string | null
  readonly default: boolean
}

/** What migrating content asks of the CMS. Writing refuses, by throwing, where the entry is not of the version it was read in. */
export interface MigrationCms {
  /** Names the space and environment: a journal belongs to one. */
  readonly space: string
  readonly locales: () => Promise<readonly StoredLocale[]>
  /** Every entry that is not archived. */
  readonly entries: () => Promise<readonly StoredEntry[]>
  readonly entry: (id: string) => Promise<StoredEntry>
  readonly write: (entry: StoredEntry, fields: StoredEntry['fields']) => Promise<StoredEntry>
  readonly publish: (entry: StoredEntry) => Promise<StoredEntry>
}
