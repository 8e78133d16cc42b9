import type { Campaign, CampaignData } from '../../../schemas/api/campaign.ts'
import type { Report } from '../../lib/report.ts'

interface Deps {
  readonly list: () => Promise<readonly Campaign[]>
  readonly readData: (name: string) => Promise<CampaignData | undefined>
  readonly report: (entry: Report) => void
}

/** Running campaigns with their words; ended ones are dropped (DATA-82). A campaign whose words cannot be loaded has none. Rejects where the list cannot be loaded. */
export const loadCampaigns = async ({ list, readData, report }: Deps): Promise<readonly Campaign[]> => {
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
