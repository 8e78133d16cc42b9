import type { Campaign, CampaignData } from '../../../schemas/api/campaign.ts'
import type { Report } from '../../lib/report.ts'

interface Deps {
  /** Rejects where campaigns cannot be loaded. */
  readonly load: () => Promise<readonly Campaign[]>
  readonly onChange: (running: readonly Campaign[]) => void
  readonly now: () => number
  readonly report: (entry: Report) => void
  /** Where it is heard that the page can be seen again. */
  readonly page: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>
}

/** After a refresh that failed. */
const RETRY_MS = 60_000

/**
 * Loads the campaigns of a page, and again once the earliest end has passed (CAMP-01, CAMP-02, TRICKY-25). What has
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

/** The longest delay a browser's timer keeps; a longer one fires at once (CAMP-03). */
export const MAX_TIMER_MS = 2_147_483_647

/** Whether a campaign's end has passed. One without a readable end goes on. `now` in epoch milliseconds. */
const hasEnded = ({ end }: Campaign, now: number): boolean => Date.parse(end ?? '') <= now

/** Milliseconds until the first campaign ends; undefined where none ends, or so late that no timer keeps it (TRICKY-25). */
export const delayToNextEnd = (campaigns: readonly Campaign[], now: number): number | undefined => {
  const delays = campaigns.map(({ end }) => Date.parse(end ?? '') - now).filter((delay) => delay > 0)
  const earliest = Math.min(...delays)
  return earliest < MAX_TIMER_MS ? earliest : undefined
}

interface LoadDeps {
  readonly list: () => Promise<readonly Campaign[]>
  readonly readData: (name: string) => Promise<CampaignData | undefined>
  readonly report: (entry: Report) => void
}

/** Running campaigns with their words; ended ones are dropped (DATA-82). A campaign whose words cannot be loaded has none. Rejects where the list cannot be loaded. */
export const loadCampaigns = async ({ list, readData, report }: LoadDeps): Promise<readonly Campaign[]> => {
  const running = (await list()).filter(({ status }) => status !== 'ENDED')
  return Promise.all(
    running.map(async (campaign) => {
      const data = await readData(campaign.name).catch((cause: unknown) => {
        report({ code: 'campaignDataFailed', message: `Words of ${campaign.name} could not be loaded`, details: { cause: String(cause) } })
        return undefined
      })
      return data === undefined ? campaign : { ...campaign, data }
    }),
  )
}
