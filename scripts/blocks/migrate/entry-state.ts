import type { StoredEntry } from './migration-cms.ts'

/** `changed` is live in one form and has a draft in another. */
export type EntryState = 'draft' | 'published' | 'changed'

/** Publishing raises the version by one, and so does every edit. */
export const stateOf = ({ sys: { version, publishedVersion } }: StoredEntry): EntryState => {
  if (publishedVersion === undefined) return 'draft'
  return version === publishedVersion + 1 ? 'published' : 'changed'
}
