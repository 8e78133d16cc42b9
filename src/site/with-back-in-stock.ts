import type { SiteConfig } from './site-config.ts'

/** What shoppers can be told of must be there to choose: the integration opens sold-out variants, whatever else the site says (THIRD-08). */
export const withBackInStock = (site: SiteConfig): SiteConfig => {
  if (site.integrations.backInStock?.enabled !== true) return site
  const allowedAvailability = [...new Set([...site.product.allowedAvailability, 'NOTAVAILABLE' as const])]
  return { ...site, product: { ...site.product, allowedAvailability, showOutOfStock: true } }
}
