import { describe, expect, it } from 'vitest'
import type { MerchantSiteTerms } from '../../../../schemas/generated/merchant.ts'
import { listCampaigns } from '../../../../server/commerce/merchant/campaigns.ts'
import type { MerchantData } from '../../../../server/commerce/merchant/merchant-data.ts'
import { siteTerms, termsByTag } from '../../../../server/commerce/merchant/site-terms.ts'
import { shippingOffersFor } from '../../../../server/commerce/shipping/shipping-offers.ts'
import { demoMerchant } from '../../../factories/merchant.ts'
import { site } from '../../../factories/site.ts'

const gb = site('gb')
const merchantWith = (...documents: readonly MerchantSiteTerms[]): MerchantData => ({
  ...demoMerchant,
  'site-terms': new Map(documents.map((document) => [document.site, document])),
})

describe('the terms of a site', () => {
  it('are what its merchant wrote down, in its currency', () => {
    expect(siteTerms({ site: site('jp'), merchant: demoMerchant })).toEqual({
      freeShipThreshold: 15000,
      timeToShip: { min: 2, max: 4 },
      returns: { window: 30, shippingPrice: 800, address: expect.stringContaining('東京都') },
    })
  })

  it('are none where the merchant has written none, and only what is written otherwise', () => {
    expect(siteTerms({ site: gb, merchant: merchantWith() })).toEqual({})
    const days = { min: 1, max: 3 }
    expect(siteTerms({ site: gb, merchant: merchantWith({ site: 'ald-gb', timeToShip: days }) })).toEqual({ timeToShip: days })
  })

  it('promise no amount and no return in a currency that the site does not have', () => {
    const returns = { window: 30, shippingPrice: { EUR: 0 }, address: 'London' }
    expect(siteTerms({ site: gb, merchant: merchantWith({ site: 'ald-gb', freeShipThreshold: { EUR: 50 }, returns }) })).toEqual({})
  })

  it('are listed for the sites of one client', () => {
    const sites = [gb, site('us'), site('jp', { clientName: 'briar' })]
    const terms = termsByTag({
      sites,
      clientName: gb.clientName,
      merchant: merchantWith({ site: 'ald-us', freeShipThreshold: { USD: 150 } }),
    })
    expect(terms).toEqual({ 'ald-gb': {}, 'ald-us': { freeShipThreshold: 150 } })
  })
})

describe('free delivery', () => {
  const priceOf = (productsTotal: number, merchant: MerchantData): number | undefined =>
    shippingOffersFor({ site: gb, merchant, hasOversize: false, productsTotal }).find(({ id }) => id === 'standard')?.price

  it('begins with the threshold of the site’s terms', () => {
    const merchant = merchantWith({ site: 'ald-gb', freeShipThreshold: { GBP: 80 } })
    expect([priceOf(7_999, merchant), priceOf(8_000, merchant)]).toEqual([600, 0])
  })

  it('is given from no total on where the site has no terms', () => {
    expect([priceOf(0, merchantWith()), priceOf(1_000_000_000, merchantWith())]).toEqual([600, 600])
  })

  it('is promised by no campaign where the site has no threshold', () => {
    const promised = (merchant: MerchantData) =>
      listCampaigns({ site: gb, merchant, now: Date.UTC(2026, 10, 22) }).find(({ name }) => name === 'free-shipping')?.promotions
    expect(promised(merchantWith({ site: 'ald-gb', freeShipThreshold: { GBP: 80 } }))).toMatchObject([
      { conditions: { basketTotal: { min: 80 } } },
    ])
    expect(promised(merchantWith())).toEqual([])
  })
})
