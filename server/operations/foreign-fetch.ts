import { createGuardedFetch } from '../lib/guarded-fetch.ts'
import { namesOf } from '../lib/names-of.ts'
import type { Runtime } from '../runtime.ts'

/** What is asked of a runtime; the shop's own `fetch` is its way to itself. */
interface Deps extends Pick<Runtime, 'fetch'> {
  readonly config: Pick<Runtime['config'], 'APP_ENV' | 'PRIVATE_TARGETS' | 'origin'>
}

/**
 * `fetch` of addresses that somebody else wrote: never this machine or a private network, but for PRIVATE_TARGETS and the shop itself.
 * A developer's shop and tests may ask any host: what they name is on the same machine.
 */
export const createForeignFetch = ({ fetch: own, config }: Deps): typeof fetch => {
  if (config.APP_ENV !== 'production' && config.APP_ENV !== 'staging') return own
  const named = new Set(namesOf(config.PRIVATE_TARGETS))
  const guarded = createGuardedFetch((host) => named.has(host.toLowerCase()))
  return (input, init) => {
    const { origin } = new URL(input instanceof Request ? input.url : input)
    return origin === config.origin ? own(input, init) : guarded(input, init)
  }
}
