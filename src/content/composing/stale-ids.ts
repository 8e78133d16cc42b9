import type { ComposeDocument } from '../../../schemas/api/compose.ts'
import { ownValue } from '../../lib/own-value.ts'

/**
 * What is not there in the version that was seen. `changed`: all that is newer than what is live. What a publish that failed half-way has
 * already done was seen: doing it again completes it.
 */
export const staleIds = (
  { entries, assets }: ComposeDocument,
  changed: ReadonlyMap<string, number>,
  versions: Readonly<Record<string, number>>,
): readonly string[] =>
  [...new Set([...changed.keys(), ...Object.keys(versions)])].filter((id) => {
    const seen = ownValue(versions, id)
    const sys = (ownValue(entries, id) ?? ownValue(assets, id))?.sys
    const isDone = !changed.has(id) && seen !== undefined && sys?.publishedVersion === seen
    return changed.get(id) !== seen && !isDone
  })
