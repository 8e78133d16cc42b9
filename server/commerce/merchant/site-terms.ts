import type { Amounts } from '../../../schemas/generated/merchant.ts'
import type { SiteTerms } from '../../../schemas/api/site-terms.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import type { MerchantData } from './merchant-data.ts'
import { defined } from '../../../src/lib/defined.ts'

interface TermsInput {
  readonly site: Pick<SiteConfig, 'siteTag' | 'currency'>
  readonly merchant: Pick<MerchantData, 'site-terms'>
}

/** What a site promises, in its currency; nothing where it has no terms. An amount that its currency is missing from is no promise. */
export const siteTerms = ({ site, merchant }: TermsInput): SiteTerms => {
  const { freeShipThreshold, timeToShip, returns } = merchant['site-terms'].get(site.siteTag) ?? {}
  const amountOf = (amounts: Amounts | undefined): number | undefined => amounts?.[site.currency.code]
  const threshold = amountOf(freeShipThreshold)
  const shippingPrice = amountOf(returns?.shippingPrice)
  return {
    ...defined({ freeShipThreshold: threshold, timeToShip }),
    ...(returns === undefined || shippingPrice === undefined ? {} : { returns: { ...returns, shippingPrice } }),
  }
}

interface ClientInput {
  readonly sites: readonly SiteConfig[]
  readonly clientName: string
  readonly merchant: Pick<MerchantData, 'site-terms'>
}

/** The terms of every site of a client, by site tag: what the choice of countries shows of each. */
export const termsByTag = ({ sites, clientName, merchant }: ClientInput): Readonly<Record<string, SiteTerms>> =>
  Object.fromEntries(sites.filter((site) => site.clientName === clientName).map((site) => [site.siteTag, siteTerms({ site, merchant })]))
