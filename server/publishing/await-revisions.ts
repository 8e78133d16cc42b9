import { setTimeout as wait } from 'node:timers/promises'
import type { Cms } from './cms.ts'

/** An entry or asset that changed; its revision where the message says it. */
export interface ContentChange {
  readonly id: string
  readonly revision?: number
}

const PAUSE_MS = 250
const ATTEMPTS = 8

/**
 * Waits until the delivery API answers what the message announced: it is only eventually the same as what was published.
 * Gives up after two seconds; the next catch-up finds what came too late.
 */
export const awaitRevisions = async (cms: Pick<Cms, 'entriesById' | 'assetsById'>, changes: readonly ContentChange[]): Promise<void> => {
  const expected = new Map(changes.flatMap(({ id, revision }) => (revision === undefined ? [] : [[id, revision] as const])))
  for (let attempt = 1; expected.size > 0 && attempt <= ATTEMPTS; attempt += 1) {
    const ids = [...expected.keys()]
    const found = [...(await cms.entriesById(ids)), ...(await cms.assetsById(ids))]
    for (const { sys } of found) if (sys.revision >= (expected.get(sys.id) ?? 0)) expected.delete(sys.id)
    if (expected.size > 0) await wait(PAUSE_MS)
  }
}
