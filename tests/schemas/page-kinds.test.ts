import { describe, expect, it } from 'vitest'
import { addressOf, KINDS, PAGE_KINDS, recordOf } from '../../schemas/page-kinds.ts'
import { pageSchema } from '../../src/content/block-schemas.ts'
import { pathOfKey } from '../../src/content/page-entry.ts'
import { matchRoute } from '../../src/pipeline/match/match-route.ts'
import { navigationTree } from '../factories/navigation.ts'
import { site } from '../factories/site.ts'
import { messagesOf } from '../setup/messages.ts'

const match = (path: string, config = site('gb')) => matchRoute(path, config, navigationTree())
const withoutAccounts = site('gb', { integrations: { identityProvider: { enabled: false } } })

/** Kinds with a path, and an address that is one of it. */
const addressed = PAGE_KINDS.flatMap((kind) => {
  const { path } = recordOf(kind)
  return path === undefined ? [] : [{ kind, path: path.replace(/:(\w+)\??/g, 'some-$1') }]
})

describe('a kind of page', () => {
  it('can be chosen for a page by its name', () => {
    const { kind } = pageSchema.properties as Readonly<Record<string, { readonly enum?: readonly string[] }>>
    expect(kind?.enum).toEqual(PAGE_KINDS)
  })

  it.each(addressed)('is found at its own address: $kind at $path', ({ kind, path }) => {
    expect(match(path)).toMatchObject({ kind, path })
    expect(match(path.toUpperCase()).kind).toBe(kind)
  })

  it.each(PAGE_KINDS.filter((kind) => recordOf(kind).isOn !== undefined))(
    'is nowhere on a site that is without it: %s [ROUTE-26]',
    (kind) => {
      expect(match(addressOf(kind) ?? '', withoutAccounts).kind).toBe('landing')
    },
  )

  it.each(PAGE_KINDS.filter((kind) => recordOf(kind).isLinkable === true))('is shown where links to its page lead: %s', (kind) => {
    expect(match(pathOfKey(kind) ?? '').kind).toBe(kind)
  })

  it('has a title of its own, unless what it shows gives it one or no page of it has any', () => {
    const messages = messagesOf('en-GB')
    const without = PAGE_KINDS.filter((kind) => messages[`pageTitle.${recordOf(kind).title ?? kind}`] === undefined)
    const ofOtherPages = ['header', 'footer', 'checkoutHeader', 'checkoutFooter', 'menu', 'splash']
    expect(without).toEqual(['landing', 'listing', 'brand', 'emptySearch', ...ofOtherPages, 'checkout'])
  })
})

it('pages of an account are personal, and only where there are accounts [ROUTE-26]', () => {
  const ofAccount = PAGE_KINDS.filter((kind) => kind.startsWith('account'))
  expect(ofAccount).toHaveLength(10)
  for (const kind of ofAccount) expect(recordOf(kind), kind).toMatchObject({ isPersonal: true, isOn: KINDS.account.isOn })
})
