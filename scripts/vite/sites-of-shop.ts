import { resolve } from 'node:path'
import type { Alias } from 'vite'

/** Puts the sites of the shop that SHOP names in the place of the demo's, in whatever browsers get. */
export const sitesOfShop = (root: string): Alias[] => {
  const shop = process.env['SHOP'] ?? ''
  return shop === '' ? [] : [{ find: /^(?:\.\.\/)+themes\/config\.json$/, replacement: resolve(root, shop, 'sites.json') }]
}
