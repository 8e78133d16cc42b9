import type { SiteConfig } from '../../src/site/site-config.ts'

type Provider = NonNullable<SiteConfig['integrations']['identityProvider']>

/** The identity providers of the sites that have accounts, one for each such site. */
export const identityProvidersOf = (sites: readonly Pick<SiteConfig, 'integrations'>[]): readonly Provider[] =>
  sites.flatMap(({ integrations: { identityProvider } }) => (identityProvider?.enabled === true ? [identityProvider] : []))
