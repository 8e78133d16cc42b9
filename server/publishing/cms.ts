import type { CmsAsset, CmsEntry } from '../../src/content/cms-entry.ts'
import type { CmsLocale } from '../../src/content/locales.ts'

/** What changed since a sync token, and the token for the next request. */
export interface CmsChanges {
  /** Ids of entries and assets that were published, unpublished or deleted. */
  readonly ids: readonly string[]
  readonly nextToken: string
}

/** What the publisher reads from the CMS: published content with all locales, links unresolved. Failures throw. */
export interface Cms {
  readonly locales: () => Promise<readonly CmsLocale[]>
  readonly entriesById: (ids: readonly string[]) => Promise<readonly CmsEntry[]>
  readonly assetsById: (ids: readonly string[]) => Promise<readonly CmsAsset[]>
  /** Page entries with one of the keys, or all of them. */
  readonly pages: (keys?: readonly string[]) => Promise<readonly CmsEntry[]>
  /** Entries of the type `redirect`; none in a space that does not have the type yet. */
  readonly redirects: () => Promise<readonly CmsEntry[]>
  readonly changesSince: (token: string | undefined) => Promise<CmsChanges>
}

/** Ids in one request: the address stays below 8 KB, the answer below the vendor's 7 MB. */
export const IDS_PER_REQUEST = 100

/** Requests items by id, one batch after the other, and puts the answers together. */
export const inBatches = async <Item>(
  ids: readonly string[],
  request: (batch: readonly string[]) => Promise<readonly Item[]>,
): Promise<readonly Item[]> => {
  const items: Item[] = []
  for (let start = 0; start < ids.length; start += IDS_PER_REQUEST)
    items.push(...(await request(ids.slice(start, start + IDS_PER_REQUEST))))
  return items
}
