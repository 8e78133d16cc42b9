import type { CampaignData } from '../../../schemas/api/campaign.ts'
import { ownValue } from '../../../src/lib/own-value.ts'
import texts from './campaign-texts.json' with { type: 'json' }

/** Where each campaign speaks: coats on their cards and pages, delivery in the basket, a welcome beside the bag. */
const LOCATIONS: Readonly<Record<string, CampaignData['promotionLocations']>> = {
  'free-shipping': { text: [{ component: 'SHIPPING', discountType: 'VALUE_OVERRIDE' }] },
  'coat-weeks': { badge: [{ messageId: 'promotion.save10' }] },
  welcome: { banner: [{ messageId: 'promotion.welcome' }] },
}

/** Campaigns that have a file of words. */
export const CAMPAIGN_NAMES: readonly string[] = Object.keys(LOCATIONS)

/** A campaign's words in a language of the demo, English in any other; undefined for one that has none. */
export const campaignData = (name: string, language: string): CampaignData | undefined => {
  const promotionLocations = ownValue(LOCATIONS, name)
  if (promotionLocations === undefined) return undefined
  // The file is ours; its inferred type is narrower than the contract.
  const all: Readonly<Record<string, CampaignData['promotionFormatting']>> = texts
  return { promotionFormatting: ownValue(all, language) ?? texts.en, promotionLocations }
}
