import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { blockSchemas, pageSchema, redirectSchema } from '../../src/content/block-schemas.ts'
import { contentPositions } from '../database/schema/publishing.ts'
import type { CmsChanges } from './cms.ts'
import { affectedKeys, allKeys, publishKeys, type PublishingDeps } from './publish-keys.ts'

/**
 * Publishes what changed since the stored sync token, so that what a lost webhook or a crash left out is repaired. Without a
 * token (first start, new schemas, new sites) everything is published anew. The new token is saved last, so that an
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

/** A token that the CMS does not accept any more counts as none. */
const readChanges = async (
  { cms, log }: PublishingDeps,
  token: string | undefined,
): Promise<CmsChanges & { readonly isEverything: boolean }> => {
  if (token === undefined) return { ...(await cms.changesSince(undefined)), isEverything: true }
  try {
    return { ...(await cms.changesSince(token)), isEverything: false }
  } catch (error) {
    log.warn({ err: error }, 'the stored sync token is not accepted; publishing everything anew')
    return { ...(await cms.changesSince(undefined)), isEverything: true }
  }
}

/** Hash of everything beside content that decides how pages are built. */
const releaseHash = ({ sites }: PublishingDeps): string => {
  const contexts = sites.map(({ code, siteTag, languages, timeZone, hosts }) => ({ code, siteTag, languages, timeZone, hosts }))
  return createHash('sha256')
    .update(JSON.stringify([[...blockSchemas], pageSchema, redirectSchema, contexts]))
    .digest('base64url')
    .slice(0, 16)
}
