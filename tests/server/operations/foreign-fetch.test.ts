import { describe, expect, it, vi } from 'vitest'
import { readConfig } from '../../../server/config.ts'
import { isPrivateTarget } from '../../../server/lib/guarded-fetch.ts'
import { createForeignFetch } from '../../../server/operations/foreign-fetch.ts'

const shop = (APP_ENV: 'production' | 'staging' | 'development', PRIVATE_TARGETS = '') => {
  const own = vi.fn<typeof fetch>(async () => new Response('own'))
  const config = { ...readConfig({ APP_ENV: 'test', PORT: '3999' }), APP_ENV, PRIVATE_TARGETS }
  return { own, origin: config.origin, ask: createForeignFetch({ fetch: own, config }) }
}

describe.each(['production', 'staging'] as const)('a shop in %s', (kind) => {
  it('calls no address of a private network that content names', async () => {
    const { ask, own } = shop(kind)
    const failure = await ask('http://127.0.0.1:3998/hook', { method: 'POST' }).catch((error: unknown) => error)
    expect([isPrivateTarget(failure), own.mock.calls.length]).toEqual([true, 0])
  })

  it('reaches itself, which is asked in process', async () => {
    const { ask, own, origin } = shop(kind)
    expect(await (await ask(`${origin}/api/webhooks/content`)).text()).toBe('own')
    expect(own).toHaveBeenCalledOnce()
  })

  it('calls those hosts that PRIVATE_TARGETS names', async () => {
    const { ask } = shop(kind, 'hooks.internal, LOCALHOST')
    const failure = await ask('http://localhost:3998/hook').catch((error: unknown) => error)
    expect([failure instanceof Error, isPrivateTarget(failure)]).toEqual([true, false])
  })
})

it('a developer’s shop calls what content names on the same machine', async () => {
  const { ask, own } = shop('development')
  expect(await (await ask('http://127.0.0.1:3998/hook')).text()).toBe('own')
  expect(own).toHaveBeenCalledOnce()
})
