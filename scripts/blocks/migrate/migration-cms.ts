import type { ByLocale } from '../../../src/content/cms-entry.ts'

/** An entry as the management API has it: the draft, with all locales. */
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

/** `changed` is live in one form and has a draft in another. */
export type EntryState = 'draft' | 'published' | 'changed'

/** Publishing raises the version by one, and so does every edit. */
export const stateOf = ({ sys: { version, publishedVersion } }: StoredEntry): EntryState => {
  if (publishedVersion === undefined) return 'draft'
  return version === publishedVersion + 1 ? 'published' : 'changed'
}

/** What the CMS refuses is an answer about one entry, not the end of the run. */
export const attempt = async (act: () => Promise<StoredEntry>): Promise<StoredEntry | Error> => {
  try {
    return await act()
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
