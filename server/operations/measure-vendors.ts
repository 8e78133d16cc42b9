import type { ServerConfig } from '../config.ts'
import { SERVICES, VENDOR_NAMES, type VendorName } from '../configuration/services.ts'
import type { Counts } from './counts.ts'

interface Deps {
  readonly config: ServerConfig
  readonly counts: Pick<Counts, 'vendorCalls'>
}

/** Where the embedded platform has each vendor, below the shop's own origin. */
const EMBEDDED: Readonly<Record<string, VendorName>> = {
  contentful: 'cms',
  algolia: 'search',
  cognito: 'identity',
  payments: 'payments',
  klaviyo: 'klaviyo',
  mailchimp: 'mailchimp',
  helpdesk: 'tickets',
  sentry: 'errors',
}

/** The same `fetch`, which counts how long vendors take and how they answer. Calls to the shop itself are no vendor's. */
export const measureVendors = (fetch: typeof globalThis.fetch, { config, counts }: Deps): typeof globalThis.fetch => {
  const vendorOf = createVendorOf(config)
  return async (input, init) => {
    const vendor = vendorOf(new URL(input instanceof Request ? input.url : input))
    if (vendor === undefined) return fetch(input, init)
    const end = counts.vendorCalls.startTimer({ vendor })
    try {
      const answer = await fetch(input, init)
      end({ outcome: outcomeOf(answer.status) })
      return answer
    } catch (cause) {
      end({ outcome: 'unanswered' })
      throw cause
    }
  }
}

const outcomeOf = (status: number): 'ok' | 'refused' | 'failed' => (status >= 500 ? 'failed' : status >= 400 ? 'refused' : 'ok')

const createVendorOf = (config: ServerConfig): ((url: URL) => VendorName | 'cdn' | 'other' | undefined) => {
  const named = VENDOR_NAMES.map((name) => ({ name, address: config[SERVICES[name].address] }))
  const management = { name: 'cms' as const, address: config.CONTENTFUL_MANAGEMENT_HOST }
  const caches = config.CDN_PURGE_URL.map((address) => ({ name: 'cdn' as const, address }))
  const byHost = new Map<string, VendorName | 'cdn'>(
    [...named, management, ...caches].flatMap(({ name, address }) => (address === undefined ? [] : [[new URL(address).host, name]])),
  )
  const own = new URL(config.origin).origin
  return ({ origin, host, pathname }) => (origin === own ? EMBEDDED[pathname.split('/', 2)[1] ?? ''] : (byHost.get(host) ?? 'other'))
}
