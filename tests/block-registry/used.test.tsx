// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ReactElement } from 'react'
import { fixturesByType } from '../../block-registry/fixtures.ts'
import { registry } from '../../block-registry/index.ts'
import { CommerceError, type CommerceCall, type CommerceClient } from '../../src/clients/commerce/commerce-client.ts'
import { CommerceProvider } from '../../src/clients/commerce/commerce-context.tsx'
import { CartProvider } from '../../src/features/cart/cart.provider.tsx'
import { demoNavigation } from '../../src/gallery/demo-navigation.ts'
import { PageRouterProvider, stillRouter } from '../../src/page/router-context.ts'
import { cartApi } from '../factories/cart-api.ts'
import { hydrateBlocks } from '../setup/hydrate.tsx'
import { operateEverything } from '../setup/operate-everything.ts'
import { defined } from '../../src/lib/defined.ts'

const happened = vi.hoisted((): string[] => [])
vi.mock('../../src/features/analytics/raise.ts', () => ({
  raise: (event: unknown) => happened.push(`counts ${JSON.stringify(event)}`),
}))

class Observer {
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-26T12:00:00Z') })
  vi.stubGlobal('ResizeObserver', Observer)
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }))
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, { method = 'GET' }: RequestInit = {}) => {
    happened.push(`asks for ${method} ${String(input)}`)
    return Response.json({ code: 'UNAVAILABLE', message: 'not now' }, { status: 503 })
  })
  vi.spyOn(console, 'warn').mockImplementation((line: unknown) => void happened.push(`reports ${String(line)}`))
  vi.stubGlobal('scrollTo', () => undefined)
  // jsdom lays nothing out, and scrolls nothing.
  Element.prototype.scrollTo = () => undefined
  // jsdom goes nowhere, and says so.
  document.onclick = (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (link === null || event.defaultPrevented) return
    event.preventDefault()
    happened.push(`follows ${link.getAttribute('href')}`)
  }
  document.onsubmit = (event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    const fields = new URLSearchParams([...new FormData(event.target)].map(([name, value]) => [name, String(value)]))
    happened.push(`sends ${event.target.method} ${event.target.getAttribute('action')} ${fields.toString()}`)
  }
})
afterEach(() => {
  document.onclick = null
  document.onsubmit = null
  forget()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Each fixture is met by somebody who was never here. */
const forget = (): void => {
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  // Stores that are in memory read again what another tab has changed.
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  history.replaceState(null, '', '/')
}

const commerce: CommerceClient = {
  send: async ({ method, path, body }: CommerceCall, ..._example: readonly unknown[]) => {
    happened.push(`calls ${method} ${path}${body === undefined ? '' : ` ${JSON.stringify(body)}`}`)
    throw new CommerceError(503, { code: 'UNAVAILABLE', message: 'not now' })
  },
  sessionId: () => 'session',
  restartSession: async () => 'session',
  forgetSession: () => undefined,
  onSessionChange: () => () => undefined,
  takeRebuilt: () => false,
}

const around = (children: ReactElement) => {
  const { store } = cartApi()
  const navigate = async (to: unknown): Promise<void> => {
    happened.push(`goes to ${JSON.stringify(to)}`)
  }
  return (
    <PageRouterProvider value={{ ...stillRouter(), navigate }}>
      <CommerceProvider value={commerce}>
        <CartProvider store={store}>{children}</CartProvider>
      </CommerceProvider>
    </PageRouterProvider>
  )
}

/** Fixtures of which using everything does the same are said once. */
const effectsOf = async (type: string): Promise<string> => {
  const parts = new Map<string, string>()
  for (const { name, node, context, data } of fixturesByType[type] ?? []) {
    const { leave } = await hydrateBlocks([node], {
      site: 'us',
      navigation: demoNavigation,
      ...defined({ context }),
      ...(data === undefined ? {} : { data: { [node.id]: data } }),
      around,
    })
    const steps = await operateEverything(happened)
    if (steps !== '') parts.set(steps, [...(parts.has(steps) ? [parts.get(steps)] : []), name].join(', '))
    await leave()
    forget()
  }
  return parts.size === 0 ? 'nothing to use\n' : [...parts].map(([steps, names]) => `# ${names}\n${steps}\n`).join('\n')
}

const types = Object.keys(registry).filter((type) => registry[type as keyof typeof registry].hydrate !== 'never')

describe('using everything that a block has', () => {
  it.each(types)('of type %s does what its page in tests/block-registry/used says', async (type) => {
    await expect(await effectsOf(type)).toMatchFileSnapshot(`used/${type}.txt`)
  })
})
