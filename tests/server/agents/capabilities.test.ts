import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { capabilitiesOf, intersect, relevantTo, type Capabilities } from '../../../server/agents/protocol/capabilities.ts'

const ALL = capabilitiesOf({ agents: { capabilities: ['catalog', 'cart', 'checkout', 'order'] } })
const only = (...names: readonly string[]): Capabilities => Object.fromEntries(names.map((name) => [name, ALL[name] ?? []]))

describe('what an agent and a site can both do', () => {
  it('is nothing where the site’s configuration has no agents', () => {
    expect(capabilitiesOf({})).toEqual({})
  })

  it('leaves out what the merchant has not switched on, and discounts where there is nothing to take them off', () => {
    expect(Object.keys(capabilitiesOf({ agents: { capabilities: ['catalog', 'order'] } }))).toEqual([
      'dev.ucp.shopping.catalog.search',
      'dev.ucp.shopping.catalog.lookup',
      'dev.ucp.shopping.order',
    ])
  })

  it('drops an extension whose parent only one side has, and keeps one of two parents', () => {
    expect(Object.keys(intersect(ALL, only('dev.ucp.shopping.fulfillment', 'dev.ucp.shopping.discount', 'dev.ucp.shopping.cart')))).toEqual(
      ['dev.ucp.shopping.cart', 'dev.ucp.shopping.discount'],
    )
  })

  it('takes the newest version that both speak, and nothing where there is none', () => {
    const ours: Capabilities = { a: [{ version: '2026-01-11' }, { version: '2026-04-08' }], b: [{ version: '2026-04-08' }] }
    const theirs: Capabilities = {
      a: [{ version: '2026-04-08' }, { version: '2026-01-11' }, { version: '2027-01-01' }],
      b: [{ version: '2025-01-01' }],
    }
    expect(intersect(ours, theirs)).toEqual({ a: [{ version: '2026-04-08' }] })
  })

  it('is never more than either side has, whatever a profile lists', () => {
    const capability = fc.record({
      version: fc.constantFrom('2026-01-11', '2026-04-08'),
      extends: fc.option(fc.constantFrom(...Object.keys(ALL)), { nil: undefined }),
    })
    const theirs = fc.dictionary(
      fc.constantFrom(...Object.keys(ALL), '__proto__', 'constructor', 'com.example.loyalty'),
      fc.array(capability, { maxLength: 3 }),
    )
    fc.assert(
      fc.property(theirs, (profile) => {
        const shared = intersect(ALL, profile as Capabilities)
        for (const [name, versions] of Object.entries(shared)) {
          expect(Object.keys(ALL)).toContain(name)
          expect(Object.hasOwn(profile, name)).toBe(true)
          const parents = versions.flatMap(({ extends: parent = [] }) => parent)
          expect(parents.length === 0 || parents.some((parent) => Object.hasOwn(shared, parent))).toBe(true)
        }
      }),
    )
  })

  it('names in an answer only what the answer is by', () => {
    expect(Object.keys(relevantTo('dev.ucp.shopping.cart', ALL))).toEqual(['dev.ucp.shopping.cart', 'dev.ucp.shopping.discount'])
  })
})
