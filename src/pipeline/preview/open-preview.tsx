import { createRoot } from 'react-dom/client'
import { report } from '../../lib/report.ts'
import { MessagesProvider } from '../../i18n/messages-context.tsx'
import type { ContentDeps } from '../../page/page-deps.ts'
import type { Registry } from '../render/registry.ts'
import { loadFrame, type Frame } from '../load/load-frame.ts'
import type { PreviewSettings } from '../../site/preview-mode.ts'
import type { SiteValue } from '../../site/site-value.ts'
import { PREVIEW_BAR_ID, type PreviewBoot } from '../document/boot-data.ts'
import { createBrowserPageDeps, type BrowserShopDeps } from '../hydrate/create-browser-shop.ts'
import type { PageNavigation } from '../navigate/page-navigation.ts'
import { createBlockReads } from './create-block-reads.ts'
import { createDraftReads, type DraftReads } from './create-draft-reads.ts'
import { followChanges } from './follow-changes.ts'
import { loadBarMessages } from './load-bar-messages.ts'
import { muteAnalytics } from './mute-analytics.ts'
import { PREVIEW_BLOCKS } from './preview-blocks.ts'
import { PreviewBar } from './preview-bar.tsx'
import { savePreview } from './preview-storage.ts'
import { createRefresh } from './refresh.ts'
import { resumePreview } from './resume-preview.ts'
import { wallTime } from '../../lib/clock.ts'

/** The page and the means to change it, once it is there. */
export interface PreviewPage extends BrowserShopDeps {
  readonly pages: PageNavigation
  readonly root: HTMLElement
  readonly renderFrame: (frame: Frame) => void
}

/** What preview mode adds to a page. */
export interface Preview {
  readonly blocks: Registry
  /** Reads of drafts, instead of those of published content. */
  readonly content: Pick<ContentDeps, 'getPage'>
  /** Shows the bar and follows the drafts. */
  readonly begin: (page: PreviewPage) => void
}

/** Switches preview mode on for a page on a preview host; undefined where the page is none (PREVIEW-04). */
export const openPreview = ({ settings, drafts: states }: PreviewBoot, site: SiteValue): Preview | undefined => {
  if (settings === undefined) {
    resumePreview()
    return undefined
  }
  savePreview(settings)
  muteAnalytics(window)
  showAs(settings, document.documentElement)
  const drafts = createDraftReads({ site, drafts: states, fetch: window.fetch.bind(window) })
  const content = { getPage: drafts.getPage }
  return { blocks: PREVIEW_BLOCKS, content, begin: (page) => void begin(page, drafts, settings) }
}

/** Blocks for an audience show by this mark (src/pipeline/hydrate/follow-shopper.ts), which nobody else sets now. */
const showAs = ({ audience }: PreviewSettings, { dataset }: HTMLElement): void => {
  if (audience === 'signedIn') dataset['shopper'] = audience
  if (audience === 'guest') delete dataset['shopper']
}

const begin = async (page: PreviewPage, drafts: DraftReads, settings: PreviewSettings): Promise<void> => {
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
    renderFrame: async () => renderFrame(await loadFrame({ pageDeps, views, now, context: pages.getShown().view.context })),
  })
  const bar = document.getElementById(PREVIEW_BAR_ID)
  if (bar === null) return
  const messages = await loadBarMessages(site.language)
  createRoot(bar).render(
    <MessagesProvider messages={messages} locale={site.locale}>
      <PreviewBar
        site={site}
        settings={settings}
        drafts={drafts}
        blocks={createBlockReads({ site, fetch: window.fetch.bind(window) })}
        pages={pages}
        refreshes={refresh}
        getNavigation={page.content.getNavigation}
      />
    </MessagesProvider>,
  )
  followChanges({ refresh: refresh.run, onError: reportFailed })
}

const reportFailed = (cause: unknown): void =>
  report({ code: 'previewFailed', message: 'The preview could not look for changes', details: { cause: String(cause) } })
