import type { SeedRedirect } from '../../platform/seed/seed-content.ts'

/** Addresses that the demo's pages had before. */
export const SEED_REDIRECTS: readonly SeedRedirect[] = [
  { name: 'Shoes are part of Women', from: '/shoes', to: '/women/shoes' },
  { name: 'Trousers are part of Clothing', from: '/women/trousers', to: '/women/clothing' },
  { name: 'Delivery moved to Help', from: '/delivery', to: '/help/delivery' },
  { name: 'Returns moved to Help', from: '/returns', to: '/help/returns' },
  { name: 'The only story so far', from: '/stories', to: '/stories/linen' },
]
