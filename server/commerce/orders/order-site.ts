import type { SiteConfig } from '../../../src/site/site-config.ts'
import type { Runtime } from '../../runtime.ts'
import type { OrderRow } from './to-order.ts'

/** The site an order was placed on. Throws where a configuration has dropped it while orders of it are open. */
export const siteOfOrder = ({ sites }: Pick<Runtime, 'sites'>, { siteTag, orderReference }: OrderRow): SiteConfig => {
  const site = sites.find((candidate) => candidate.siteTag === siteTag)
  if (site === undefined) throw new Error(`The order ${orderReference} is of a site that is gone: ${siteTag}.`)
  return site
}
