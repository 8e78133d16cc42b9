import type { Amounts, CampaignPromotion, MerchantCampaign } from '../../../schemas/generated/merchant.ts'
import type { Campaign, CampaignData, Promotion } from '../../../schemas/api/campaign.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { localeTag } from '../../../src/site/locale-tag.ts'
import { inLocale } from '../../../src/site/text-language.ts'
import { isForSite, type MerchantData, type Terms } from './merchant-data.ts'
import { siteTerms } from './site-terms.ts'
import { defined } from '../../../src/lib/defined.ts'

/** The campaigns of a site that have begun, without their words (CALL-25). */
export const listCampaigns = ({ site, merchant, now }: Terms): readonly Campaign[] => {
  const { freeShipThreshold } = siteTerms({ site, merchant })
  return [...merchant.campaigns.values()]
    .filter((campaign) => isForSite(campaign, site) && (campaign.from === undefined || Date.parse(campaign.from) <= now))
    .map((campaign) => {
      const end = endOf(campaign, now)
      return {
        name: campaign.name,
        status: end !== undefined && Date.parse(end) <= now ? 'ENDED' : 'ACTIVE',
        ...defined({ end }),
        promotions: campaign.promotions.flatMap((promotion) => toPromotion(promotion, { site, freeShipThreshold }) ?? []),
      }
    })
}

interface WordsInput {
  readonly merchant: Pick<MerchantData, 'campaigns'>
  readonly site: Pick<SiteConfig, 'siteTag' | 'code'>
  readonly language: string
}

/** A campaign's words in a language, English where it has none; undefined for one without words. */
export const campaignData = (name: string, { merchant, site, language }: WordsInput): CampaignData | undefined => {
  const campaign = merchant.campaigns.get(name)
  if (campaign?.words === undefined || !isForSite(campaign, site)) return undefined
  return {
    promotionFormatting: inLocale(campaign.words, localeTag(language, site.code))[0] ?? campaign.words.en,
    promotionLocations: campaign.locations ?? {},
  }
}

const endOf = ({ end }: MerchantCampaign, now: number): string | undefined => {
  if (end !== 'endOfMonth') return end
  const date = new Date(now)
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)).toISOString()
}

interface Promised {
  readonly site: SiteConfig
  readonly freeShipThreshold: number | undefined
}

/** As the site's shoppers are promised it: money in the site's currency. Undefined where it counts from a threshold that the site has not. */
const toPromotion = (promotion: CampaignPromotion, { site, freeShipThreshold }: Promised): Promotion | undefined => {
  const { messageId, conditions, discount, tierDiscount, products } = promotion
  const { itemQuantity, basketTotal, shippingMethod } = conditions
  const amountOf = (amount: number | Amounts): number => (typeof amount === 'number' ? amount : (amount[site.currency.code] ?? 0))
  const min = basketTotal?.min === 'freeShipThreshold' ? freeShipThreshold : basketTotal && amountOf(basketTotal.min)
  if (basketTotal !== undefined && min === undefined) return undefined
  return {
    messageId,
    conditions: {
      ...defined({ itemQuantity }),
      ...(min === undefined ? {} : { basketTotal: { min } }),
      ...defined({ shippingMethod }),
    },
    ...(discount === undefined ? {} : { discount: { ...discount, amount: amountOf(discount.amount) } }),
    ...(tierDiscount === undefined
      ? {}
      : {
          tierDiscount: {
            ...tierDiscount,
            tiers: tierDiscount.tiers.map(({ discountAmount, min }) => ({ discountAmount: amountOf(discountAmount), min: amountOf(min) })),
          },
        }),
    ...defined({ products }),
  }
}
