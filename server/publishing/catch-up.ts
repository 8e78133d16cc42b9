import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { blockSchemas, pageSchema, redirectSchema } from '../../src/content/block-schemas.ts'
import { contentPositions } from '../database/schema/publishing.ts'
import type { CmsChanges } from './cms.ts'
import { affectedKeys, allKeys, publishKeys, type PublishingDeps } from './publish-keys.ts'

/** How long a change can stay unseen whose message was lost. */
const INTERVAL_MS = 60_000

/** Catches up now and then with changes that no message announced; answers how to stop. Failures are logged and retried. */
export const followContent = ({
  publisher,
  log,
}: {
  readonly publisher: { readonly catchUp: () => Promise<void> }
  readonly log: Pick<PublishingDeps['log'], 'warn'>
}): (() => void) => {
  const timer = setInterval(() => {
    publisher.catchUp().catch((error: unknown) => log.warn({ err: error }, 'the content could not be followed; retrying in a minute'))
  }, INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * Follows the content from where it was last followed to: whatever a lost message or a crash left behind is repaired. Without
 * a stored position (first start, new schemas, new sites) everything is published anew. The position is saved last, so that an
 * interruption repeats work instead of losing it.
 */
export const catchUp = async (deps: PublishingDeps, space: string): Promise<void> => {
  const name = `${space}#${releaseHash(deps)}`
  const [position] = await deps.database.select().from(contentPositions).where(eq(contentPositions.space, name))
  const changes = await readChanges(deps, position?.syncToken)
  await publishKeys(deps, changes.isEverything ? await allKeys(deps) : await affectedKeys(deps, changes.ids))
  await deps.database
    .insert(contentPositions)
    .values({ space: name, syncToken: changes.nextToken })
    .onConflictDoUpdate({ target: contentPositions.space, set: { syncToken: changes.nextToken } })
}

/** A token the CMS does not know any more is as good as none. */
const readChanges = async (
  { cms, log }: PublishingDeps,
  token: string | undefined,
): Promise<CmsChanges & { readonly isEverything: boolean }> => {
  if (token === undefined) return { ...(await cms.changesSince(undefined)), isEverything: true }
  try {
    return { ...(await cms.changesSince(token)), isEverything: false }
  } catch (error) {
    log.warn({ err: error }, 'the content cannot be followed from where it was; publishing everything anew')
    return { ...(await cms.changesSince(undefined)), isEverything: true }
  }
}

/** What, beside content, decides how pages come out. */
const releaseHash = ({ sites }: PublishingDeps): string => {
  const contexts = sites.map(({ code, siteTag, languages, timeZone, hosts }) => ({ code, siteTag, languages, timeZone, hosts }))
  return createHash('sha256')
    .update(JSON.stringify([[...blockSchemas], pageSchema, redirectSchema, contexts]))
    .digest('base64url')
    .slice(0, 16)
}
