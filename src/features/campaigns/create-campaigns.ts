import type { Campaign } from '../../../schemas/api/campaign.ts'
import type { Report } from '../../lib/report.ts'
import { delayToNextEnd, hasEnded } from './next-end.ts'

interface Deps {
  /** Rejects where campaigns cannot be had. */
  readonly load: () => Promise<readonly Campaign[]>
  readonly onChange: (running: readonly Campaign[]) => void
  readonly now: () => number
  readonly report: (entry: Report) => void
  /** Where a page tells that it is seen again. */
  readonly page: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>
}

/** After a refresh that failed. */
const RETRY_MS = 60_000

/**
 * Keeps the campaigns of a page: loads them, and again once the earliest end has passed (CAMP-01, CAMP-02, TRICKY-25). What has
 * ended is hidden at once, whether the refresh succeeds or not. Returns how to stop.
 */
export const startCampaigns = ({ load, onChange, now, report, page }: Deps): (() => void) => {
  let campaigns: readonly Campaign[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  const runIn = (delay: number | undefined): void => {
    clearTimeout(timer)
    timer = delay === undefined || isStopped ? undefined : setTimeout(() => void refresh(), delay)
  }
  const show = (): void => {
    campaigns = campaigns.filter((campaign) => !hasEnded(campaign, now()))
    onChange(campaigns)
  }
  const take = async (): Promise<boolean> => {
    try {
      const loaded = await load()
      if (isStopped) return true
      campaigns = loaded
      show()
      runIn(delayToNextEnd(campaigns, now()))
      return true
    } catch (cause) {
      report({ code: 'campaignsFailed', message: 'Campaigns could not be loaded', details: { cause: String(cause) } })
      return false
    }
  }
  const refresh = async (): Promise<void> => {
    show()
    if (!(await take())) runIn(RETRY_MS)
  }
  // A timer sleeps with the machine.
  const checkEnds = (): void => {
    if (page.visibilityState === 'visible' && campaigns.some((campaign) => hasEnded(campaign, now()))) void refresh()
  }

  page.addEventListener('visibilitychange', checkEnds)
  void take()
  return () => {
    isStopped = true
    clearTimeout(timer)
    page.removeEventListener('visibilitychange', checkEnds)
  }
}
