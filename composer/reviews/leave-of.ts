import type { ComposeReview } from '../../schemas/api/compose-reviews.ts'
import type { ComposeDocument, ComposeSession } from '../../schemas/api/compose.ts'
import { isStateOf } from '../../src/content/composing/is-state-of.ts'
import { sitesBeyond } from '../../src/content/composing/sites-beyond.ts'
import { toCmsEntry } from '../../src/content/composing/to-cms-source.ts'
import { defaultLocaleOf } from '../../src/content/locales.ts'
import { readPageFields } from '../../src/content/page-entry.ts'
import { ownValue } from '../../src/lib/own-value.ts'

/** What somebody may do with an open page. The server decides; here it is known what to offer. */
export interface Leave {
  /** By right, or because exactly this was approved. */
  readonly mayPublish: boolean
  /** Also to take it down at a moment, which needs no approval. */
  readonly mayPlan: boolean
  readonly mayAsk: boolean
  /** Approve the review that is open, or send it back. */
  readonly mayDecide: boolean
  readonly isOwnReview: boolean
  /** The review is about what would go live now. */
  readonly isCurrent: boolean
  /** Tags of the sites that she may publish for, where this page has others. */
  readonly onlySites: readonly string[] | undefined
}

export const leaveOf = (session: ComposeSession, document: ComposeDocument, review: ComposeReview | undefined): Leave => {
  const { user, isOpen, hasFourEyes = false, sites } = session
  const allSites = sites.map(({ siteTag }) => siteTag)
  const mayPublishSome = user?.rights.includes('publish') === true
  const beyond = sitesBeyond(user?.publishSites, sitesOf(document), allSites)
  const hasRight = mayPublishSome && beyond.length === 0
  const isCurrent = review !== undefined && isStateOf(document, review.versions)
  const isApproved = isCurrent && review.state === 'approved'
  const isOwnReview = review !== undefined && review.askedById === user?.id
  const mayPublish = (hasRight && (!hasFourEyes || isApproved)) || (isApproved && isOwnReview)
  return {
    mayPublish,
    mayPlan: mayPublish || hasRight,
    mayAsk: !isOpen && !mayPublish && user?.rights.includes('edit') === true,
    mayDecide: hasRight && isCurrent && review.state === 'asked' && !isOwnReview,
    isOwnReview,
    isCurrent,
    onlySites: mayPublishSome && beyond.length > 0 ? user.publishSites : undefined,
  }
}

const sitesOf = ({ pageId, entries, locales }: ComposeDocument): readonly string[] => {
  const page = ownValue(entries, pageId)
  return page === undefined ? [] : readPageFields(toCmsEntry(page), [defaultLocaleOf(locales)]).sites
}
