import type { CampaignData } from '../../../schemas/api/campaign.ts'
import type { SiteConfig } from '../../site/site-config.ts'
import type { Example } from '../answer-example.ts'
import { dataFileAddress, DataFileError, readDataFile } from './data-file.ts'

interface Deps {
  readonly site: SiteConfig
  readonly language: string
  readonly build: string
  readonly fetch: typeof fetch
}

/** A campaign's words (CALL-40). Undefined where it has no file, which is allowed (CALL-41); any other failure throws. */
export const readCampaignData =
  ({ fetch: request, ...source }: Deps) =>
  async (name: string): Promise<CampaignData | undefined> => {
    try {
      return await readDataFile<CampaignData>(dataFileAddress(`/data/campaigns/${encodeURIComponent(name)}.json`, source), request, EXAMPLE)
    } catch (cause) {
      if (cause instanceof DataFileError && cause.problem === 'missing') return undefined
      throw cause
    }
  }

const EXAMPLE: Example<CampaignData> = { promotionFormatting: {}, promotionLocations: {} }
