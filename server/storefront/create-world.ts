import { soldProducts } from '../catalogue/sold-products.ts'
import { createToneReader } from '../publishing/reports/read-tone.ts'
import type { ContentLookups } from '../../src/content/advice/advice-input.ts'
import { createLeadsSomewhere } from './leads-somewhere.ts'
import { cacheNavigation } from './cache-navigation.ts'
import type { StorefrontDeps } from './storefront-deps.ts'

/** What advice about pages looks up: this shop's routes, catalogue and pictures. */
export const createWorld = (deps: Pick<StorefrontDeps, 'runtime' | 'pages' | 'navigation' | 'redirects'>): ContentLookups => {
  const { database, fetch, config, log } = deps.runtime
  return {
    leadsSomewhere: createLeadsSomewhere({ ...deps, database, navigation: cacheNavigation(deps.navigation, log) }),
    soldProducts: (ids, site) => soldProducts({ database, site, ids }),
    toneOf: createToneReader({ fetch, origin: config.origin }),
  }
}
