import type { ComposeDocument } from '../../../schemas/api/compose.ts'
import { reachableIds } from './reachable.ts'

interface Versions {
  readonly version: number
  readonly publishedVersion?: number | undefined
}

/** Whether a draft is newer than what is live of it, or was never published. */
export const isNewerThanLive = ({ version, publishedVersion }: Versions): boolean =>
  publishedVersion === undefined || version > publishedVersion + 1

/**
 * Versions by id of all that would go live with the page: its own entries and pictures, not pages that it only leads to, nor what was
 * taken off it. The composer names them, the server compares them with its own.
 */
export const changedVersions = (document: ComposeDocument): ReadonlyMap<string, number> => {
  const { pageId, entries, assets } = document
  const reached = reachableIds(document)
  const own = Object.values(entries).filter(({ sys }) => sys.id === pageId || sys.contentType.sys.id !== 'page')
  const changed = [...own, ...Object.values(assets)].filter(({ sys }) => reached.has(sys.id) && isNewerThanLive(sys))
  return new Map(changed.map(({ sys }) => [sys.id, sys.version]))
}
