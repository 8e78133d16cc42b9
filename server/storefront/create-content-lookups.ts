import { soldProducts } from '../catalogue/sold-products.ts'
import { createToneReader } from '../publishing/reports/read-tone.ts'
import type { ContentLookups } from '../../src/content/advice/advice-input.ts'
import { cacheNavigation } from './cache-navigation.ts'
import { createHasPage, createLeadsSomewhere } from './leads-somewhere.ts'
import type { StorefrontDeps } from './storefront-deps.ts'

/** The look-ups that advice about pages makes: this shop's routes, catalogue and pictures. */
export const createContentLookups = (deps: Pick<StorefrontDeps, 'runtime' | 'pages' | 'navigation' | 'redirects'>): ContentLookups => {
  const { database, fetch, config, log } = deps.runtime
  const known = { ...deps, database, navigation: cacheNavigation(deps.navigation, log) }
  return {
    hasPage: createHasPage(known),
    leadsSomewhere: createLeadsSomewhere(known),
    soldProducts: (ids, site) => soldProducts({ database, site, ids }),
    toneOf: createToneReader({ fetch, origin: config.origin }),
  }
}
