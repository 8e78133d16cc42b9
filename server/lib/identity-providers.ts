import type { SiteConfig } from '../../src/site/site-config.ts'
import type { ServerConfig } from '../config.ts'

type Provider = NonNullable<SiteConfig['integrations']['identityProvider']>

/** A name, not an address: every process of a shop has the same, whatever its port, and each gets the keys from its own provider. */
const EMBEDDED_ISSUER = 'https://embedded.vitrine.example/cognito'

/** Where the server asks the identity provider: the real one, else the embedded one. Without a slash at the end. */
export const identityEndpointOf = ({ COGNITO_ENDPOINT, origin }: Pick<ServerConfig, 'COGNITO_ENDPOINT' | 'origin'>): string =>
  COGNITO_ENDPOINT?.replace(/\/$/, '') ?? `${origin}/cognito`

/** Who issues the tokens of a user pool, as they say it themselves: the real provider, else the embedded one. */
export const issuerOf = ({ COGNITO_ENDPOINT }: Pick<ServerConfig, 'COGNITO_ENDPOINT'>, poolId: string): string =>
  `${COGNITO_ENDPOINT?.replace(/\/$/, '') ?? EMBEDDED_ISSUER}/${poolId}`

/** The identity providers of the sites that have accounts, one for each such site. */
export const identityProvidersOf = (sites: readonly Pick<SiteConfig, 'integrations'>[]): readonly Provider[] =>
  sites.flatMap(({ integrations: { identityProvider } }) => (identityProvider?.enabled === true ? [identityProvider] : []))
