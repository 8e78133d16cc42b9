import type { PlainClientAPI } from 'contentful-management'
import type { AskOutcome, AskReview } from '../../../schemas/api/compose-reviews.ts'
import type { ComposeUser } from '../../../schemas/api/compose.ts'
import { changedVersions } from '../../../src/content/composing/changed-versions.ts'
import { isStateOf } from '../../../src/content/composing/is-state-of.ts'
import { staleIds } from '../../../src/content/composing/stale-ids.ts'
import type { Runtime } from '../../runtime.ts'
import { readDocument } from '../read-document.ts'
import { Refusal } from '../refusal.ts'
import type { PublishRights } from '../rights/publish-rights.ts'
import { addReview, newestReviews } from './review-store.ts'
import { say } from '../sentence.ts'

export interface ReviewDeps extends Pick<Runtime, 'database' | 'clock'> {
  readonly management: Pick<PlainClientAPI, 'entry' | 'asset' | 'locale'>
  readonly rights: PublishRights
}

/** Asks for a review of what would go live with a page, as it was seen. */
export const askReview = async (
  deps: ReviewDeps,
  user: ComposeUser,
  pageId: string,
  { versions, note }: AskReview,
): Promise<AskOutcome> => {
  if (deps.rights.isOpen) throw new Refusal(422, 'REFUSED', say('nobodySignsIn'))
  const document = await readDocument(deps, pageId)
  const changed = changedVersions(document)
  const ids = staleIds(document, changed, versions)
  if (ids.length > 0) return { status: 'stale', ids }
  if (changed.size === 0) throw new Refusal(422, 'REFUSED', say('nothingToReview'))
  const open = (await newestReviews(deps.database, [pageId])).get(pageId)
  if (open?.state === 'asked' && open.askedById !== user.id && isStateOf(document, open.versions))
    throw new Refusal(409, 'ASKED', say('askedAlready', { name: open.askedBy }))
  return { status: 'asked', review: await addReview(deps, { pageId, versions: Object.fromEntries(changed), user, note }) }
}
