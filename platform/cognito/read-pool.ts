import { identityProvidersOf, issuerOf } from '../../server/lib/identity-providers.ts'
import type { Runtime } from '../../server/runtime.ts'
import type { Pool } from './deps.ts'

/** The embedded pool. Throws where the sites name none or two: there is one shop, so there is one set of accounts. */
export const readPool = ({ sites, config }: Pick<Runtime, 'sites' | 'config'>): Pool => {
  const providers = identityProvidersOf(sites)
  const ids = new Set(providers.map((provider) => textOf(provider.userPoolId)))
  const [id] = ids
  if (id === undefined || ids.size > 1)
    throw new Error('The embedded identity provider serves one user pool: the sites must name the same userPoolId.')
  const clientIds = [...new Set(providers.map((provider) => textOf(provider.clientId)))]
  return { id, name: id.slice(id.indexOf('_') + 1), clientIds, issuer: issuerOf(config, id) }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
