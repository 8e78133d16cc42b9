import type { ClipBlock } from '../../../src/content/clipboard/clip.ts'
import type { CmsEntry } from '../../../src/content/cms-entry.ts'
import type { Cms } from '../../../server/publishing/cms.ts'
import type { KnownFields } from '../known-fields.ts'

/**
 * What copying and pasting ask of a space. What is read are drafts, `revision` being the version of the draft; archived entries
 * are not there.
 */
export interface ClipboardCms extends Pick<Cms, 'locales' | 'pages' | 'entriesById' | 'assetsById'> {
  readonly fields: () => Promise<KnownFields>
  /** Makes a draft. */
  readonly create: (block: ClipBlock) => Promise<void>
  /** Deletes a draft; one that is not there is no failure. */
  readonly remove: (id: string) => Promise<void>
  /** Writes the fields of an entry. Refuses, by throwing, where it is not of the version it was read in. Publishes nothing. */
  readonly write: (entry: CmsEntry, fields: CmsEntry['fields']) => Promise<void>
}
