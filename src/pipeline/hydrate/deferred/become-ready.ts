import type { Report } from '../../../lib/report.ts'

interface Deps {
  readonly isLoading: () => boolean
  /** Calls back whenever loading may have begun or ended. */
  readonly onLoadingChange: (listener: () => void) => unknown
  readonly loadBundle: () => Promise<void>
  readonly page: Pick<Document, 'documentElement'>
  readonly events: Pick<EventTarget, 'dispatchEvent'>
  readonly report: (entry: Report) => void
}

/** How long after its start a page loads its late bundle (CAMP-05). */
export const READY_DELAY_MS = 5_000

/**
 * Loads the script bundle once the page has not been loading for five seconds, and marks the app ready (CAMP-05, CAMP-06):
 * once a page load, also where the bundle fails, since nothing a shopper must have waits in it.
 */
export const becomeReady = ({ isLoading, onLoadingChange, loadBundle, page, events, report }: Deps): void => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isBegun = false
  const markReady = (): void => {
    page.documentElement.dataset['appReady'] = 'true'
    events.dispatchEvent(new CustomEvent('appReady'))
  }
  const run = async (): Promise<void> => {
    isBegun = true
    try {
      await loadBundle()
    } catch (cause) {
      report({ code: 'deferredScriptsFailed', message: 'The script bundle did not load', details: { cause: String(cause), severity: 2 } })
    }
    markReady()
  }
  const restart = (): void => {
    clearTimeout(timer)
    if (!isBegun && !isLoading()) timer = setTimeout(() => void run(), READY_DELAY_MS)
  }
  onLoadingChange(restart)
  restart()
}
