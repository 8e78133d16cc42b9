import type { ComposeEntry } from '../../schemas/api/compose.ts'
import type { CmsEntry } from '../../src/content/cms-entry.ts'

/** An entry of the management API as content conversion reads it: a draft has no revision. */
export const toCmsEntry = ({ sys, fields }: ComposeEntry): CmsEntry => ({
  sys: { id: sys.id, contentType: sys.contentType, revision: 0 },
  fields,
})
