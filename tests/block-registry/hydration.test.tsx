// @vitest-environment jsdom
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fixturesByType } from '../../block-registry/fixtures.ts'
import { registry } from '../../block-registry/index.ts'
import { demoNavigation } from '../../src/gallery/demo-navigation.ts'
import { CartProvider } from '../../src/features/cart/cart.provider.tsx'
import { cartApi } from '../factories/cart-api.ts'
import { hydrateBlocks } from '../setup/hydrate.tsx'
import { recordWhatStays } from '../setup/left-behind.ts'
import { defined } from '../../src/lib/defined.ts'

/** These go on at once: tabs become one stop for the Tab key, the others show what they have fetched. */
const CHANGING: readonly string[] = ['checkout', 'favorites-list', 'product-tray', 'recreate-cart', 'tabs']
/** Does nothing without code, so it comes with the code, over a picture: nothing makes room for it. */
const COMES_WITH_THE_CODE = 'button[aria-label^="Quick buy: "]'
/** What a block asks of the app around it, beyond what every page has. */
const AROUND: Readonly<Record<string, (children: ReactElement) => ReactElement>> = {
  'recreate-cart': (children) => <CartProvider store={cartApi().store}>{children}</CartProvider>,
}

// By the registry and not by the fixtures: a type without one must not go unnoticed.
const cases = Object.keys(registry).flatMap((type) =>
  (fixturesByType[type] ?? []).map((fixture) => ({ type, name: fixture.name, fixture })),
)

/**
 * Attributes that only the code can know: that it is there; where nothing is laid out, that a row cannot be scrolled further; and that
 * what is sold out is no longer sent in place of what a button offers instead.
 */
const SAID_BY_THE_CODE = [
  ['[data-live]', 'data-live', undefined],
  ['[data-type="product-tray"] button[aria-disabled="true"]:last-child', 'aria-disabled', 'false'],
  ['[data-sold-out] > input', 'disabled', undefined],
] as const

let leave: (() => Promise<void>) | undefined
let staying: ReturnType<typeof recordWhatStays>
beforeEach(() => {
  staying = recordWhatStays()
})
afterEach(async () => {
  // One that fails must not fail the next.
  vi.restoreAllMocks()
  await leave?.()
  leave = undefined
  staying.stop()
  vi.unstubAllGlobals()
})

describe('every fixture', () => {
  it('is there for each type of block', () => {
    expect(Object.keys(registry).filter((type) => (fixturesByType[type] ?? []).length === 0)).toEqual([])
  })

  it.each(cases)('of $type hydrates to the HTML of the server, and leaves nothing behind: $name', async ({ type, fixture }) => {
    const { node, context, data } = fixture
    const around = AROUND[type]
    const hydrated = await hydrateBlocks([node], {
      site: 'us',
      navigation: demoNavigation,
      ...defined({ context }),
      ...(data === undefined ? {} : { data: { [node.id]: data } }),
      ...defined({ around }),
    })
    leave = hydrated.leave
    if (!CHANGING.includes(type)) expect(comparable(hydrated.container.innerHTML)).toBe(comparable(hydrated.before))
    await hydrated.leave()
    leave = undefined
    expect(staying.left()).toEqual([])
  })
})

/** HTML without what is expected to change with the code. */
const comparable = (html: string): string => {
  const copy = document.createElement('div')
  copy.innerHTML = html
  for (const control of copy.querySelectorAll(COMES_WITH_THE_CODE)) control.remove()
  for (const [selector, name, before] of SAID_BY_THE_CODE)
    for (const element of copy.querySelectorAll(selector)) {
      if (before === undefined) element.removeAttribute(name)
      else element.setAttribute(name, before)
    }
  return copy.innerHTML
}
