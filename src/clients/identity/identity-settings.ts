import type { SiteConfig } from '../../site/site-config.ts'

/** Where and as what a site talks to its identity provider. */
export interface IdentitySettings {
  readonly endpoint: string
  /** What the password protocol hashes: the pool's id without its region. */
  readonly poolName: string
  readonly clientId: string
}

/** Undefined where the site has no accounts. `origin` completes a path that is this shop's own. */
export const identitySettingsOf = ({ integrations }: Pick<SiteConfig, 'integrations'>, origin: string): IdentitySettings | undefined => {
  const provider = integrations['identityProvider']
  const poolId = provider?.['userPoolId']
  const clientId = provider?.['clientId']
  if (provider?.enabled !== true || typeof poolId !== 'string' || typeof clientId !== 'string') return undefined
  const address = new URL(provider.baseUrl ?? '/cognito', origin).toString()
  return { endpoint: address.endsWith('/') ? address : `${address}/`, poolName: poolId.slice(poolId.indexOf('_') + 1), clientId }
}
