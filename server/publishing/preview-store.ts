import { createHash } from 'node:crypto'
import type { DraftPage } from '../../src/content/draft-page.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { buildPage, type PageOrder } from './build-page.ts'
import { chooseEntry } from './choose-entry.ts'
import type { Cms } from './cms.ts'
import { collectSource } from './collect-source.ts'
import { judgePage } from './judge-page.ts'
import { localeChain } from './locale-chain.ts'
import type { PageAddress } from './page-store.ts'
import { placeOfMissing, withNotes } from './preview-notes.ts'

export interface PreviewStore {
  /** Read from the preview API each time; undefined where there is no such page or site. Throws when the CMS fails. */
  readonly get: (address: PageAddress) => Promise<DraftPage | undefined>
}

/**
 * Drafts as pages: the same way from entries to page as publishing takes, with the gate's findings shown instead of obeyed.
 * `cms` is the preview API.
 */
export const createPreviewStore = ({ cms, sites }: { readonly cms: Cms; readonly sites: readonly SiteConfig[] }): PreviewStore => ({
  get: async ({ siteTag, language, key }) => {
    const site = sites.find((candidate) => candidate.siteTag === siteTag)
    const [locales, entries] = await Promise.all([cms.locales(), cms.pages([key])])
    const entry = chooseEntry(entries, siteTag, locales.find((locale) => locale.default)?.code ?? 'en')
    if (site === undefined || entry === undefined) return undefined
    const source = await collectSource(cms, [entry])
    return toDraft({ entry, source, site, language, locales: localeChain(locales, language, site.code) })
  },
})

/** Judged as it would be published, shown with a place for what is missing: the two would count blocks differently. */
const toDraft = (order: PageOrder): DraftPage => {
  const { problems } = judgePage(order)
  let missing = 0
  const { page } = buildPage({ ...order, placeOf: (problem) => placeOfMissing(problem, (missing += 1)) })
  const blocks = withNotes(page.blocks, problems)
  const revision = createHash('sha256')
    .update(JSON.stringify([page, problems]))
    .digest('base64url')
  return { ...page, blocks, draft: { revision, problems } }
}
