import { createRoot } from 'react-dom/client'
import { report } from '../../lib/report.ts'
import { MessagesProvider } from '../../i18n/messages-context.tsx'
import type { ContentDeps } from '../../page/page-deps.ts'
import { type PreviewSettings, PREVIEW_PARAMETERS, segmentOfAudience } from '../../site/preview-mode.ts'
import type { NavigationSource } from '../../site/navigation-context.tsx'
import { segmentNumber } from '../../site/segments.ts'
import type { SiteValue } from '../../site/site-value.ts'
import { textLanguageOf } from '../../site/text-language.ts'
import { wallTime } from '../../lib/clock.ts'
import type { Messages } from '../../i18n/messages.ts'
import type { DataLayerEvent } from '../../features/analytics/data-layer.ts'
import type { Registry } from '../blocks/registry.ts'
import { loadFrame, type Frame } from '../load/load-frame.ts'
import { PREVIEW_BAR_ID, type PreviewBoot } from '../document/boot-data.ts'
import { createBrowserPageDeps, type BrowserShopDeps } from '../hydrate/create-browser-shop.ts'
import type { PageNavigation } from '../navigate/page-navigation.ts'
import { createBlockReads } from './create-block-reads.ts'
import { createDraftNavigation, type DraftNavigation } from './create-draft-navigation.ts'
import { createDraftReads, type DraftReads } from './create-draft-reads.ts'
import { fetchWith, streamWith } from './preview-pass.ts'
import { followChanges } from './follow-changes.ts'
import { followComposer } from './follow-composer.ts'
import { PREVIEW_BLOCKS } from './preview-blocks.ts'
import { PreviewBar } from './preview-bar.tsx'
import { savePreview, savedPreview } from './preview-storage.ts'
import { createRefresh } from './refresh.ts'

/** The page and the means to change it, once it is there. */
export interface PreviewPage extends BrowserShopDeps {
  readonly pages: PageNavigation
  readonly root: HTMLElement
  readonly renderFrame: (frame: Frame, navigation: NavigationSource) => void
}

/** What preview mode adds to a page. */
export interface Preview {
  readonly blocks: Registry
  /** Reads of drafts, instead of those of published content. */
  readonly content: Pick<ContentDeps, 'getPage' | 'getNavigation'>
  /** Shows the bar and follows the drafts. */
  readonly begin: (page: PreviewPage) => void
}

/** Switches preview mode on for a page on a preview host; undefined where the page is none (PREVIEW-04). */
export const openPreview = ({ settings, at, drafts: states, pass }: PreviewBoot, site: SiteValue): Preview | undefined => {
  if (settings === undefined) {
    resumePreview()
    return undefined
  }
  savePreview(settings)
  muteAnalytics(window)
  showAs(settings, document.documentElement, site)
  const fetch = fetchWith(pass)
  const drafts = createDraftReads({ site, drafts: states, fetch })
  const navigation = createDraftNavigation({ site, at, fetch })
  const content = { getPage: drafts.getPage, getNavigation: navigation.get }
  return { blocks: PREVIEW_BLOCKS, content, begin: (page) => void begin(page, { drafts, navigation, settings }) }
}

/** The marks that blocks show by, which nobody else sets now (src/pipeline/hydrate/mark-document.ts); not by its code, of which two would need a file. */
const showAs = ({ audience }: PreviewSettings, { dataset }: HTMLElement, { site }: SiteValue): void => {
  if (audience === undefined) return
  if (audience === 'guest') delete dataset['shopper']
  else dataset['shopper'] = 'signedIn'
  const group = segmentOfAudience(audience)
  if (group === undefined) delete dataset['segments']
  else dataset['segments'] = String(segmentNumber(group, site))
}

interface Drafts {
  readonly drafts: DraftReads
  readonly navigation: DraftNavigation
  readonly settings: PreviewSettings
}

const begin = async (page: PreviewPage, { drafts, navigation, settings }: Drafts): Promise<void> => {
  const { site, pages, boot, views, renderFrame } = page
  const { at } = boot.preview ?? {}
  // The first edit must not wait for the code that shows it.
  pages.prepare()
  const pageDeps = createBrowserPageDeps(page)
  const now = at === undefined ? wallTime : () => at
  const refresh = createRefresh({
    drafts,
    pages,
    root: page.root,
    navigation,
    renderFrame: async () => {
      const { context } = pages.getShown().view
      // The tree itself: a promise would take the menus away until it is there.
      renderFrame(...(await Promise.all([loadFrame({ pageDeps, views, now, context }), navigation.get()])))
    },
  })
  followComposer({ give: drafts.give, refresh: refresh.run, onError: reportFailed, page: window })
  const bar = document.getElementById(PREVIEW_BAR_ID)
  if (bar === null) return
  const messages = await loadBarMessages(site.locale)
  createRoot(bar).render(
    <MessagesProvider messages={messages} locale={site.locale}>
      <PreviewBar
        site={site}
        settings={settings}
        drafts={drafts}
        blocks={createBlockReads({ site, fetch: fetchWith(boot.preview?.pass) })}
        pages={pages}
        refreshes={refresh}
        getNavigation={page.content.getNavigation}
      />
    </MessagesProvider>,
  )
  followChanges({ refresh: refresh.run, onError: reportFailed, open: streamWith(boot.preview?.pass) })
}

const reportFailed = (cause: unknown): void =>
  report({ code: 'previewFailed', message: 'The preview could not look for changes', details: { cause: String(cause) } })

const languages = import.meta.glob<Messages>('../../i18n/preview/*.json', { import: 'default' })

/** Texts of the preview bar, which no shopper's language file carries; in English where the bar does not speak the language. */
const loadBarMessages = async (locale: string): Promise<Messages> => {
  const load = languages[`../../i18n/preview/${textLanguageOf(locale)}.json`] ?? languages['../../i18n/preview/en.json']
  return (await load?.()) ?? {}
}

/**
 * On a preview host whose page did not come as a preview: asks for it again with what is saved (PREVIEW-03). An address that
 * names all of it has been refused already, so it stays what it is, and that is reported (EXTRA-16).
 */
const resumePreview = (): void => {
  const address = new URL(window.location.href)
  const missing = [...(savedPreview() ?? [])].filter(([name]) => !address.searchParams.has(name))
  for (const [name, value] of missing) address.searchParams.set(name, value)
  const isWhole = ['client', 'country', 'preview'].every((name) => address.searchParams.has(name))
  if (missing.length > 0 && isWhole) return window.location.replace(address)
  const given = PREVIEW_PARAMETERS.filter((name) => address.searchParams.has(name))
  report({ code: 'noPreview', message: 'Preview needs a known client and country, and a preview value', details: { given } })
}

/** Merchandisers are no shoppers: whatever is pushed to the data layer from now on is dropped. */
export const muteAnalytics = (page: { dataLayer?: DataLayerEvent[] }): void => {
  page.dataLayer = Object.assign([], { push: () => 0 })
}
