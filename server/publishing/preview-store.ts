import { createHash } from 'node:crypto'
import { entrySchemas } from '../../src/content/block-schemas.ts'
import { buildPage, type PageInput } from '../../src/content/build-page.ts'
import { buildValidatedPage } from '../../src/content/build-validated-page.ts'
import { copyBlocks, type Clip } from '../../src/content/clipboard/clip.ts'
import { releaseName } from '../../src/content/clipboard/release-name.ts'
import { outlineOf, type OutlineBlock, type PageOutline } from '../../src/content/clipboard/outline.ts'
import type { DraftPage } from '../../src/content/draft-page.ts'
import { defaultLocaleOf, localeChain } from '../../src/content/locales.ts'
import { chooseEntry, readPageFields, sitesOfEntry, toCandidate } from '../../src/content/page-entry.ts'
import { substituteForMissing, withNotes } from '../../src/content/preview-notes.ts'
import { chooseVariants, pickOriginal } from '../../src/content/variants.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { collectSource, type Cms } from './cms.ts'
import type { PageAddress } from './page-store.ts'

export interface PreviewStore {
  /** Read from the preview API each time; undefined where there is no such page or site. Throws when the CMS fails. */
  readonly get: (address: PageAddress) => Promise<DraftPage | undefined>
  /** The page's blocks by name, to pick one from. */
  readonly outline: (address: PageAddress) => Promise<PageOutline | undefined>
  /** A block of the page as a clipboard holds it; undefined where the page has no such block. */
  readonly copy: (address: PageAddress, blockId: string) => Promise<Clip | undefined>
}

/**
 * Drafts as pages: built by the functions that publishing uses; problems are shown on the page instead of refusing it.
 * `cms` is the preview API.
 */
export const createPreviewStore = (deps: Deps): PreviewStore => ({
  get: async (address) => {
    const found = await findDraft(deps, address)
    return found === undefined ? undefined : toDraft(found)
  },
  outline: async (address) => {
    const found = await findDraft(deps, address)
    if (found === undefined) return undefined
    const { entry: page, source, locales } = found
    const blocks = outlineOf({ page, source, locales, schemas: entrySchemas })
    return { key: address.key, title: readPageFields(page, locales).title, blocks }
  },
  copy: async (address, blockId) => {
    const found = await findDraft(deps, address)
    // Only blocks of the page can be copied: this must not become a way to read any entry by its id.
    if (found === undefined || !hasBlock(outlineOf({ ...found, page: found.entry, schemas: entrySchemas }), blockId)) return undefined
    return copyBlocks({ ids: [blockId], source: found.source, schemas: entrySchemas, release: releaseName() })
  },
})

interface Deps {
  readonly cms: Cms
  readonly sites: readonly SiteConfig[]
}

const findDraft = async ({ cms, sites }: Deps, { siteTag, language, key }: PageAddress): Promise<PageInput | undefined> => {
  const site = sites.find((candidate) => candidate.siteTag === siteTag)
  const [locales, entries] = await Promise.all([cms.locales(), cms.pages([key])])
  const candidates = entries.map((entry) => toCandidate(entry, defaultLocaleOf(locales)))
  const entry = chooseEntry(candidates, siteTag)
  if (site === undefined || entry === undefined) return undefined
  const source = await collectSource(cms, [entry])
  return {
    entry,
    source,
    site,
    sites: sitesOfEntry(entry, candidates, sites),
    language,
    locales: localeChain(locales, language, site.code),
  }
}

const hasBlock = (blocks: readonly OutlineBlock[], id: string): boolean =>
  blocks.some((block) => block.id === id || hasBlock(block.blocks, id))

/** Validated as it would be published; substitutes for missing blocks are added afterwards, because they would count as blocks. */
const toDraft = (input: PageInput): DraftPage => {
  const { problems } = buildValidatedPage(input)
  let missing = 0
  const { page } = buildPage({ ...input, substituteFor: (problem) => substituteForMissing(problem, (missing += 1)) })
  const blocks = withNotes(page.blocks, problems)
  const revision = createHash('sha256')
    .update(JSON.stringify([page, problems]))
    .digest('base64url')
  // The preview shows what a visitor sees who takes part in no test; the composer shows the variants.
  return chooseVariants({ ...page, blocks, draft: { revision, problems } }, pickOriginal)
}
