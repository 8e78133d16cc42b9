import type { PlainClientAPI } from 'contentful-management'
import type { ComposeReview } from '../../../schemas/api/compose-reviews.ts'
import type { ComposeDocument, ComposeUser } from '../../../schemas/api/compose.ts'
import { changedVersions } from '../../../src/content/composing/changed-versions.ts'
import { sitesBeyond } from '../../../src/content/composing/sites-beyond.ts'
import { staleIds } from '../../../src/content/composing/stale-ids.ts'
import { defaultLocaleOf } from '../../../src/content/locales.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import type { Database } from '../../database/database.ts'
import type { Cms } from '../../publishing/cms.ts'
import { requireRight } from '../compose-access.ts'
import { readDrafts, readLocales } from '../read-document.ts'
import { Refusal } from '../refusal.ts'
import { newestReviews } from '../reviews/review-store.ts'
import { otherPages, ownPages, pageEntriesOf, type AffectedPage } from './affected-pages.ts'
import { sitesInWords } from './sites-in-words.ts'
import { say } from '../sentence.ts'
import type { ComposeSentence } from '../../../schemas/api/compose-sentences.ts'

interface Deps {
  readonly management: Pick<PlainClientAPI, 'entry' | 'asset' | 'locale'>
  readonly delivery: Pick<Cms, 'entriesById' | 'assetsById' | 'pages'>
  readonly database: Database
  readonly sites: readonly SiteConfig[]
  /** Nobody signs in. */
  readonly isOpen: boolean
  /** Nothing goes live that nobody else has approved. */
  readonly hasFourEyes: boolean
}

/** Who may change what shoppers of which sites see. Each throws a `Refusal` where somebody may not. */
export interface PublishRights extends Pick<Deps, 'isOpen' | 'hasFourEyes'> {
  /** Whether it may be worth reading the pages: somebody without the right has an approval for each. Asks the CMS for nothing. */
  readonly requireChance: (user: ComposeUser, pageIds: readonly string[]) => Promise<void>
  /** To have pages go live as they are, by right or because that was approved. */
  readonly requireToPublish: (user: ComposeUser, documents: readonly ComposeDocument[]) => Promise<void>
  /** For all that goes live with these pages, wherever it stands. */
  readonly requireByRight: (user: ComposeUser, documents: readonly ComposeDocument[]) => Promise<void>
  /** For the pages alone, by id: what is on them stays as it is. */
  readonly requireForPages: (user: ComposeUser, pageIds: readonly string[]) => Promise<void>
  /** For the pages among what is in a release. One without pages is everybody's. */
  readonly requireForRelease: (user: ComposeUser, ids: readonly string[]) => Promise<void>
  /** For a page of these sites; none for all. */
  readonly requireForSites: (user: ComposeUser, title: string, sites: readonly string[]) => void
}

/** Somebody who may publish for every site costs no read. */
export const createPublishRights = (deps: Deps): PublishRights => {
  const { management, delivery, database, sites, isOpen, hasFourEyes } = deps
  const allTags = sites.map(({ siteTag }) => siteTag)
  const beyondOf = (user: ComposeUser, page: AffectedPage): readonly string[] => sitesBeyond(user.publishSites, page.sites, allTags)
  const require = (
    user: ComposeUser,
    pages: readonly AffectedPage[],
    reason: (page: AffectedPage, where: ComposeSentence) => ComposeSentence,
  ): void => {
    const page = pages.find((each) => beyondOf(user, each).length > 0)
    if (page === undefined) return
    const where = page.sites.length === 0 ? say('allSites') : sitesInWords(beyondOf(user, page), sites)
    const own = sitesInWords(user.publishSites ?? [], sites)
    throw forbidden(say('publishSites', { own, reason: reason(page, where) }))
  }
  const pagesAmong = async (ids: readonly string[]): Promise<readonly AffectedPage[]> => {
    const [drafts, locales] = await Promise.all([readDrafts(management).entriesById(ids), readLocales(management)])
    const pages = drafts.filter(({ sys }) => sys.contentType.sys.id === 'page')
    return ownPages({ delivery }, pages, defaultLocaleOf(locales))
  }
  const requireByRight: PublishRights['requireByRight'] = async (user, documents) => {
    requireRight(user, 'publish')
    const [first] = documents
    if (user.publishSites === undefined || first === undefined) return
    require(user, await ownPages(deps, pageEntriesOf(documents), defaultLocaleOf(first.locales)), ofPage)
    require(user, await otherPages(deps, documents, (page) => beyondOf(user, page).length > 0), ofOther)
  }
  return {
    isOpen,
    hasFourEyes,
    requireChance: async (user, pageIds) => {
      if (user.rights.includes('publish')) return
      const reviews = await newestReviews(database, pageIds)
      if (pageIds.length === 0 || !pageIds.every((id) => isOwnApproval(reviews.get(id), user))) requireRight(user, 'publish')
    },
    requireToPublish: async (user, documents) => {
      const mayAlways = user.rights.includes('publish') && user.publishSites === undefined
      if (mayAlways && !hasFourEyes) return
      const reviews = await newestReviews(
        database,
        documents.map(({ pageId }) => pageId),
      )
      if (hasFourEyes) for (const document of documents) requireApproved(document, reviews.get(document.pageId))
      const byRight = documents.filter((document) => {
        const review = reviews.get(document.pageId)
        return !isOwnApproval(review, user) || !isAsApproved(document, review)
      })
      if (byRight.length === 0) return
      if (!user.rights.includes('publish')) for (const { pageId } of byRight) throw changedSince(reviews.get(pageId))
      await requireByRight(user, byRight)
    },
    requireByRight,
    requireForPages: async (user, pageIds) => {
      requireRight(user, 'publish')
      if (user.publishSites === undefined) return
      require(user, await pagesAmong(pageIds), ofPage)
    },
    requireForRelease: async (user, ids) => {
      requireRight(user, 'publish')
      if (user.publishSites === undefined) return
      const pages = await pagesAmong(ids)
      if (pages.length === 0) require(user, [{ title: '', sites: [] }], () => say('releaseNoPage'))
      require(user, pages, ofPage)
    },
    requireForSites: (user, title, pageSites) => require(user, [{ title, sites: pageSites }], ofPage),
  }
}

const forbidden = (sentence: ComposeSentence): Refusal => new Refusal(403, 'FORBIDDEN', sentence)

const isOwnApproval = (review: ComposeReview | undefined, user: ComposeUser): boolean =>
  review?.state === 'approved' && review.askedById === user.id

/** Also where all of it is live by now: a publish that failed on the way is completed by doing it again. */
const isAsApproved = (document: ComposeDocument, review: ComposeReview | undefined): boolean =>
  review !== undefined && staleIds(document, changedVersions(document), review.versions).length === 0

const requireApproved = (document: ComposeDocument, review: ComposeReview | undefined): void => {
  if (review?.state !== 'approved') throw forbidden(say('needsApproval'))
  if (!isAsApproved(document, review)) throw changedSince(review)
}

const changedSince = (review: ComposeReview | undefined): Refusal =>
  forbidden(review?.decidedBy === undefined ? say('changedSinceApproval') : say('changedSinceApprovalBy', { name: review.decidedBy }))

const ofPage = ({ title }: AffectedPage, where: ComposeSentence): ComposeSentence => say('pageFor', { title, where })
const ofOther = ({ title }: AffectedPage, where: ComposeSentence): ComposeSentence => say('otherPageFor', { title, where })
