import type { ComposeDocument } from '../../../schemas/api/compose.ts'
import { changedVersions } from './changed-versions.ts'
import { staleIds } from './stale-ids.ts'

/** Whether versions are those of all that would go live with a page now; false where nothing would. Pure. */
export const isStateOf = (document: ComposeDocument, versions: Readonly<Record<string, number>>): boolean => {
  const changed = changedVersions(document)
  return changed.size > 0 && staleIds(document, changed, versions).length === 0
}
