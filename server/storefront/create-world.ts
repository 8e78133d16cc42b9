import { soldProducts } from '../catalogue/sold-products.ts'
import { createToneReader } from '../../src/content/advice/read-tone.ts'
import type { World } from '../../src/content/advice/world.ts'
import { createLeadsSomewhere } from './leads-somewhere.ts'
import { rememberNavigation } from './remember-navigation.ts'
import type { StorefrontNeeds } from './storefront-needs.ts'

/** What advice about pages looks up: this shop's routes, catalogue and pictures. */
export const createWorld = (needs: Pick<StorefrontNeeds, 'platform' | 'pages' | 'navigation' | 'redirects'>): World => {
  const { database, fetch, config } = needs.platform
  return {
    leadsSomewhere: createLeadsSomewhere({ ...needs, database, navigation: rememberNavigation(needs.navigation) }),
    soldProducts: (ids, site) => soldProducts({ database, site, ids }),
    toneOf: createToneReader({ fetch, origin: config.origin }),
  }
}
