import { affectedKeys, allKeys } from './affected-keys.ts'
import { awaitRevisions, type ContentChange } from './await-revisions.ts'
import { createBatchQueue } from './batch-queue.ts'
import { catchUp } from './catch-up.ts'
import type { PublishingDeps } from './deps.ts'
import { publishKeys } from './publish-keys.ts'

/** Brings content live. Each promise settles when the pages concerned are live or refused; it rejects where the CMS fails. */
export interface Publisher {
  readonly publish: (changes: readonly ContentChange[]) => Promise<void>
  readonly publishAll: () => Promise<void>
  /** See `catchUp`; for the start, and now and then. */
  readonly catchUp: () => Promise<void>
}

/** `space` names space and environment, for the place up to which content was followed. */
export const createPublisher = (deps: PublishingDeps, space: string): Publisher => {
  const enqueue = createBatchQueue<ContentChange>(async (changes) => {
    await awaitRevisions(deps.cms, changes)
    await publishKeys(deps, await affectedKeys(deps, [...new Set(changes.map(({ id }) => id))]))
  })
  return {
    publish: enqueue,
    publishAll: async () => publishKeys(deps, await allKeys(deps)),
    catchUp: () => catchUp(deps, space),
  }
}
