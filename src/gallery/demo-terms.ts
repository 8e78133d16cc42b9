import type { SiteTerms } from '../../schemas/api/site-terms.ts'

/** What a merchant promises, for blocks that say it. The amounts are in whatever currency the site has. */
export const demoTerms: SiteTerms = {
  freeShipThreshold: 100,
  timeToShip: { min: 2, max: 4 },
  returns: { window: 30, shippingPrice: 0, address: '12 Redchurch Street, London E2 7DP' },
}
