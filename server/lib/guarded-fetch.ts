import { lookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { Agent, buildConnector, fetch as fetchThrough } from 'undici'
import { hasCause } from './has-cause.ts'

/** The address leads to this machine or into a private network. Nothing was connected: it is the same whether anything listens there. */
class PrivateTargetError extends Error {
  constructor(host: string) {
    super(`${host} is this machine or in a private network, where nothing is fetched from`)
  }
}

/**
 * `fetch` of addresses that somebody else wrote: a supplier's file, an author of content. Looks at what a name resolves to at each
 * connection, so also behind a redirect and where a name changes its mind; only addresses of the public internet are connected to.
 * `isAllowed`: hosts that may be anywhere.
 */
export const createGuardedFetch = (isAllowed: (host: string) => boolean): typeof fetch => {
  const toPublic = buildConnector({ lookup: lookUpPublic })
  const anywhere = buildConnector({})
  const dispatcher = new Agent({
    connect: (options, callback) => {
      const host = options.hostname.replace(/^\[|\]$/g, '')
      if (isAllowed(host)) return anywhere(options, callback)
      // No name is looked up for an address.
      if (isIP(host) !== 0 && !isPublic(host)) return callback(new PrivateTargetError(host), null)
      return toPublic(options, callback)
    },
  })
  // The library's own: that of Node cannot use another version's connections. Both follow one standard; their types are two.
  const guarded: unknown = (input: string, init?: Parameters<typeof fetchThrough>[1]) => fetchThrough(input, { ...init, dispatcher })
  return guarded as typeof fetch
}

/** Whether an error of `fetch` is, or was caused by, a target that is not fetched from. */
export const isPrivateTarget = (error: unknown): boolean => hasCause(error, (each) => each instanceof PrivateTargetError)

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void

const lookUpPublic = (host: string, options: LookupOptions, callback: Found): void => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error !== null) return callback(error, [])
    const [first, ...more] = found.filter(({ address }) => isPublic(address))
    if (first === undefined) return callback(new PrivateTargetError(host), [])
    return options.all === true ? callback(null, [first, ...more]) : callback(null, first.address, first.family)
  })
}

/** Everything that has a name of its own (loopback, private, link-local, carrier, test, tunnel ...) is none. */
const isPublic = (address: string): boolean => ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
