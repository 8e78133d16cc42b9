import type { SeedRedirect } from '../../platform/seed/seed-content.ts'

/** Addresses that the demo's pages had before. */
export const SEED_REDIRECTS: readonly SeedRedirect[] = [
  { name: 'Shoes are part of Women', from: '/shoes', to: '/women/shoes' },
  { name: 'Trousers are part of Clothing', from: '/women/trousers', to: '/women/clothing' },
  { name: 'Delivery moved to Help', from: '/delivery', to: '/help/delivery' },
  { name: 'Returns moved to Help', from: '/returns', to: '/help/returns' },
  { name: 'The only story so far', from: '/stories', to: '/stories/linen' },
  // Sites that call their brands otherwise are linked to from others by the name that most have.
  { name: 'Brands are called designers', from: '/brands', to: '/designers', sites: ['ald-us', 'ald-ca'] },
  { name: 'Brands are called merken', from: '/brands', to: '/merken', sites: ['ald-nl'] },
  { name: 'Brands are called marcas', from: '/brands', to: '/marcas', sites: ['bri-mx'] },
]
