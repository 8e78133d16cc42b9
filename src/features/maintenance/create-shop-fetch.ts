import { report } from '../../lib/report.ts'
import type { SiteValue } from '../../site/site-value.ts'

/** `fetch` for the shop API: an answer that says the shop is closed also puts the takeover over the page (FRAME-11). */
export const createShopFetch =
  (site: SiteValue): typeof fetch =>
  async (...request) => {
    const answer = await window.fetch(...request)
    if (answer.status === 503 && isJson(answer)) takeOverIfClosed(site, answer.clone()).catch(reportFailed)
    return answer
  }

const takeOverIfClosed = async (site: SiteValue, answer: Response): Promise<void> => {
  const { code } = (await answer.json()) as { readonly code?: unknown }
  if (code !== 'MAINTENANCE') return
  const { showTakeover } = await import('./show-takeover.ts')
  await showTakeover(site)
}

const isJson = ({ headers }: Response): boolean => headers.get('content-type')?.includes('json') === true

const reportFailed = (cause: unknown): void =>
  report({ code: 'takeoverFailed', message: 'The takeover could not be shown', details: { cause: String(cause) } })
