import type { ComposeDocument } from '../../schemas/api/compose.ts'
import { buildPage } from '../../src/content/build-page.ts'
import { toCmsEntry, toCmsSource } from '../../src/content/composing/to-cms-source.ts'
import type { DraftPage } from '../../src/content/draft-page.ts'
import { localeChain } from '../../src/content/locales.ts'
import { substituteForMissing } from '../../src/content/preview-notes.ts'
import { chooseVariants, pickOriginal } from '../../src/content/variants.ts'
import type { RenderRequest, RenderResponse } from '../../src/pipeline/render-deps.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { previewLink } from '../publishing/reports/preview-link.ts'
import { toUtf8 } from '../lib/to-utf8.ts'

interface Wanted {
  readonly document: ComposeDocument
  readonly site: SiteConfig
  readonly language: string
}

interface RenderedDraft {
  readonly html: string
  /** Where it seems to be. */
  readonly address: URL
}

/** A page of the composer as a document of the shop, saved or not; undefined for a page that has no address of its own. */
export type RenderDraft = (wanted: Wanted) => Promise<RenderedDraft | undefined>

/** As the preview renders it for a guest, at a host that leads nowhere. */
export const createRenderDraft =
  (render: (request: RenderRequest) => Promise<RenderResponse>, origin: string): RenderDraft =>
  async (wanted) => {
    const draft = draftOf(wanted)
    const { site, language } = wanted
    const link = draft === undefined ? undefined : previewLink({ origin, site, language, key: draft.key, blockId: '' })
    if (draft === undefined || link === undefined) return undefined
    const settings = { client: site.clientName, country: site.code, preview: '1' }
    const { status, html } = await render({ url: new URL(link), cookies: {}, preview: { settings, site, draft } })
    if (status !== 200) return undefined
    return { html: toUtf8(html).toString(), address: new URL(link) }
  }

/** With the originals of tests, and a note where something is missing: what else is wrong is said beside the picture. */
const draftOf = ({ document, site, language }: Wanted): DraftPage | undefined => {
  const page = document.entries[document.pageId]
  if (page === undefined) return undefined
  let missing = 0
  const { page: built, problems } = buildPage({
    entry: toCmsEntry(page),
    source: toCmsSource(document),
    site,
    language,
    locales: localeChain(document.locales, language, site.code),
    substituteFor: (problem) => substituteForMissing(problem, (missing += 1)),
  })
  return chooseVariants({ ...built, draft: { revision: 'unsaved', problems } }, pickOriginal)
}
