import type { SiteConfig } from '../../../src/site/site-config.ts'
import { defined } from '../../../src/lib/defined.ts'

/** The release of the Universal Commerce Protocol that the shop speaks (https://ucp.dev). */
export const VERSION = '2026-04-08'

const SPECIFICATION = `https://ucp.dev/${VERSION}`

/** What a merchant switches on for a site (`agents.capabilities` of its configuration). */
export type AgentTopic = NonNullable<SiteConfig['agents']>['capabilities'][number]

/** A capability as a profile lists it. */
export interface Capability {
  readonly version: string
  readonly spec?: string
  readonly schema?: string
  /** Of an extension: the capabilities that it adds fields to. One of them is enough. */
  readonly extends?: string | readonly string[]
}

/** By name, each in the versions a side speaks. */
export type Capabilities = Readonly<Record<string, readonly Capability[]>>

const of = (path: string, parents?: Capability['extends']): readonly Capability[] => [
  {
    version: VERSION,
    spec: `${SPECIFICATION}/specification/${path}`,
    schema: `${SPECIFICATION}/schemas/shopping/${path.replace('/', '_')}.json`,
    ...defined({ extends: parents }),
  },
]

const CART = 'dev.ucp.shopping.cart'
export const CHECKOUT = 'dev.ucp.shopping.checkout'

const BY_TOPIC: Readonly<Record<AgentTopic, Capabilities>> = {
  catalog: {
    'dev.ucp.shopping.catalog.search': of('catalog/search'),
    'dev.ucp.shopping.catalog.lookup': of('catalog/lookup'),
  },
  cart: { [CART]: of('cart') },
  checkout: { [CHECKOUT]: of('checkout'), 'dev.ucp.shopping.fulfillment': of('fulfillment', CHECKOUT) },
  order: { 'dev.ucp.shopping.order': of('order') },
}

/** What agents can do on a site; nothing where its configuration does not say. */
export const capabilitiesOf = ({ agents }: Pick<SiteConfig, 'agents'>): Capabilities => {
  const chosen = Object.assign({}, ...(agents?.capabilities ?? []).map((topic) => BY_TOPIC[topic])) as Capabilities
  const discounted = [CART, CHECKOUT].filter((name) => Object.hasOwn(chosen, name))
  return discounted.length === 0 ? chosen : { ...chosen, 'dev.ucp.shopping.discount': of('discount', discounted) }
}

/**
 * What both sides can do, each in the newest version both speak. An extension of nothing that is left goes too, and with it what
 * extends that.
 */
export const intersect = (ours: Capabilities, theirs: Capabilities): Capabilities => {
  const shared = Object.entries(ours).flatMap(([name, versions]): [string, readonly Capability[]][] => {
    const spoken = new Set((Object.hasOwn(theirs, name) ? theirs[name] : [])?.map(({ version }) => version))
    const newest = versions.filter(({ version }) => spoken.has(version)).sort((a, b) => (a.version < b.version ? 1 : -1))[0]
    return newest === undefined ? [] : [[name, [newest]]]
  })
  return withoutOrphans(Object.fromEntries(shared))
}

const withoutOrphans = (capabilities: Capabilities): Capabilities => {
  const kept = Object.entries(capabilities).filter(([, versions]) => versions.every((one) => hasParent(one, capabilities)))
  return kept.length === Object.keys(capabilities).length ? capabilities : withoutOrphans(Object.fromEntries(kept))
}

const hasParent = (one: Capability, capabilities: Capabilities): boolean =>
  one.extends === undefined || parentsOf(one).some((parent) => Object.hasOwn(capabilities, parent))

const parentsOf = ({ extends: parents = [] }: Capability): readonly string[] => (typeof parents === 'string' ? [parents] : parents)

/** Of what was agreed on, what an answer about `root` has to name: itself, and what extends it. Names and versions only. */
export const relevantTo = (root: string, agreed: Capabilities): Readonly<Record<string, readonly { readonly version: string }[]>> =>
  Object.fromEntries(
    Object.entries(agreed)
      .filter(([name, [first]]) => name === root || (first !== undefined && parentsOf(first).includes(root)))
      .map(([name, versions]) => [name, versions.map(({ version }) => ({ version }))]),
  )
