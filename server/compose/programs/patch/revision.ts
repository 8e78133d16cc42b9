import { createHash } from 'node:crypto'
import type { ComposeDocument } from '../../../../schemas/api/compose.ts'
import { reachableIds } from '../../../../src/content/composing/reachable.ts'

/** Names a page as it is: another one after whatever is saved of it, by whomever. */
export const revisionOf = (document: ComposeDocument): string => {
  const reached = reachableIds(document)
  const versions = [...Object.values(document.entries), ...Object.values(document.assets)]
    .filter(({ sys }) => reached.has(sys.id))
    .map(({ sys }) => `${sys.id}:${sys.version}`)
  return createHash('sha256').update(versions.toSorted().join('\n')).digest('base64url').slice(0, CHARACTERS)
}

const CHARACTERS = 22
