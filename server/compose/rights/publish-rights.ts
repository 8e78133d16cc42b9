import type { PlainClientAPI } from 'contentful-management'
import type { ComposeDocument, ComposeUser } from '../../../schemas/api/compose.ts'
import { sitesBeyond } from '../../../src/content/composing/sites-beyond.ts'
import { defaultLocaleOf } from '../../../src/content/locales.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import type { Database } from '../../database/database.ts'
import type { Cms } from '../../publishing/cms.ts'
import { requireRight } from '../compose-access.ts'
import { readDrafts, readLocales } from '../read-document.ts'
import { Refusal } from '../refusal.ts'
import { otherPages, ownPages, pageEntriesOf, type AffectedPage } from './affected-pages.ts'

interface Deps {
  readonly management: Pick<PlainClientAPI, 'entry' | 'asset' | 'locale'>
  readonly delivery: Pick<Cms, 'entriesById' | 'assetsById' | 'pages'>
  readonly database: Database
  readonly sites: readonly SiteConfig[]
}

/** Who may change what shoppers of which sites see. Each throws a `Refusal` where somebody may not. */
export interface PublishRights {
  /** For all that goes live with these pages, wherever it stands. */
  readonly requireForDocuments: (user: ComposeUser, documents: readonly ComposeDocument[]) => Promise<void>
  /** For the pages alone, by id: what is on them stays as it is. */
  readonly requireForPages: (user: ComposeUser, pageIds: readonly string[]) => Promise<void>
  /** For the pages among what is in a release. One without pages is everybody's. */
  readonly requireForRelease: (user: ComposeUser, ids: readonly string[]) => Promise<void>
}

/** Somebody who may publish for every site costs no read. */
export const createPublishRights = (deps: Deps): PublishRights => {
  const { management, delivery, sites } = deps
  const beyondOf = (user: ComposeUser, page: AffectedPage): readonly string[] =>
    sitesBeyond(
      user.publishSites,
      page.sites,
      sites.map(({ siteTag }) => siteTag),
    )
  const require = (user: ComposeUser, pages: readonly AffectedPage[], reason: (page: AffectedPage, where: string) => string): void => {
    const page = pages.find((each) => beyondOf(user, each).length > 0)
    if (page === undefined) return
    const where = page.sites.length === 0 ? 'all sites' : inWords(beyondOf(user, page), sites)
    const own = inWords(user.publishSites ?? [], sites)
    throw new Refusal(
      403,
      'FORBIDDEN',
      `You may publish for ${own} only. ${reason(page, where)} Ask for a review, or ask somebody who may publish there.`,
    )
  }
  const pagesAmong = async (ids: readonly string[]): Promise<readonly AffectedPage[]> => {
    const [drafts, locales] = await Promise.all([readDrafts(management).entriesById(ids), readLocales(management)])
    const pages = drafts.filter(({ sys }) => sys.contentType.sys.id === 'page')
    return ownPages({ delivery }, pages, defaultLocaleOf(locales))
  }
  return {
    requireForDocuments: async (user, documents) => {
      requireRight(user, 'publish')
      const [first] = documents
      if (user.publishSites === undefined || first === undefined) return
      require(user, await ownPages(deps, pageEntriesOf(documents), defaultLocaleOf(first.locales)), ofPage)
      require(user, await otherPages(deps, documents, (page) => beyondOf(user, page).length > 0), ofOther)
    },
    requireForPages: async (user, pageIds) => {
      requireRight(user, 'publish')
      if (user.publishSites === undefined) return
      require(user, await pagesAmong(pageIds), ofPage)
    },
    requireForRelease: async (user, ids) => {
      requireRight(user, 'publish')
      if (user.publishSites === undefined) return
      const pages = await pagesAmong(ids)
      if (pages.length === 0) require(user, [{ title: '', sites: [] }], () => 'This release has no page by which its sites could be told.')
      require(user, pages, ofPage)
    },
  }
}

const ofPage = ({ title }: AffectedPage, where: string): string => `The page “${title}” is for ${where}.`
const ofOther = ({ title }: AffectedPage, where: string): string =>
  `Something that would go live stands on the page “${title}” too, which is for ${where}.`

/** More are a number. */
const MOST_NAMES = 3

const inWords = (tags: readonly string[], sites: readonly SiteConfig[]): string => {
  const names = tags.map((tag) => {
    const site = sites.find(({ siteTag }) => siteTag === tag)
    return site === undefined ? tag : `${site.siteName}, ${site.code}`
  })
  const more = names.length - MOST_NAMES
  return `${names.slice(0, MOST_NAMES).join('; ')}${more > 0 ? ` and ${more} other ${more === 1 ? 'site' : 'sites'}` : ''}`
}
