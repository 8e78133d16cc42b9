import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { requireHuman } from '../../server/commerce/http/require-human.ts'
import { vendorOf } from '../../server/commerce/marketing/subscribe.ts'
import { createProviderCall } from '../../server/commerce/payments/adyen/call.ts'
import { createProfileReader } from '../../server/commerce/sessions/read-profile.ts'
import { isUnreachable } from '../../server/lib/unreachable.ts'
import { createInProcessFetch } from '../../server/operations/in-process-fetch.ts'
import { loadShop } from '../../server/storefront/load-shop.ts'
import { createStoredFiles } from '../../server/storefront/built-files/stored-files.ts'
import { storefrontPlugin } from '../../server/storefront/storefront-plugin.ts'
import { createSearchClient } from '../../src/clients/search/create-search-client.ts'
import { fetchRequester } from '../../src/clients/search/search-wire.ts'
import { createListingSearch } from '../../src/features/listing/create-listing-search.ts'
import { loadListing } from '../../src/features/listing/load-listing.ts'
import { noPages } from '../factories/pages.ts'
import { redirectStore } from '../factories/redirects.ts'
import { site as siteByKey } from '../factories/site.ts'
import { createTestRuntime, type TestRuntime } from '../setup/runtime.ts'

vi.mock('../../server/storefront/load-shop.ts', () => ({ loadShop: vi.fn(async () => ({ render: undefined, clientDirectory: '' })) }))

/** A vendor that takes every call and never answers. */
const vendor = createServer(() => undefined)
const asked = new Promise<void>((resolve) => vendor.once('request', () => resolve()))
/** Deadlines that were set; their time is over as soon as the vendor has a call, so that nothing here takes as long. */
const deadlines: number[] = []
let test: TestRuntime
let baseUrl: string

beforeAll(async () => {
  test = await createTestRuntime()
  await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve))
  // `listen` on a host and port gives an AddressInfo; text is for pipes.
  baseUrl = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`
})
afterAll(async () => {
  vendor.closeAllConnections()
  vendor.close()
  await test.close()
})
beforeEach(() => {
  deadlines.length = 0
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    deadlines.push(ms)
    const controller = new AbortController()
    void asked.then(() => controller.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError')))
    return controller.signal
  })
})
afterEach(() => vi.restoreAllMocks())

const causeOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (cause: unknown) => cause,
  )

describe('a vendor that takes a call and never answers', () => {
  it('holds any call of the process for half a minute at most', async () => {
    const fetch = createInProcessFetch(() => test.app, 'http://localhost:3000')
    expect(isUnreachable(await causeOf(fetch(baseUrl)))).toBe(true)
    expect(deadlines).toEqual([30_000])
  })

  it('holds a payment for half a minute, then the shopper learns that nothing is known yet [CHECKOUT-25]', async () => {
    const call = createProviderCall({ config: { ...test.runtime.config, PAYMENT_BASE_URL: baseUrl }, fetch })
    expect(isUnreachable(await causeOf(call({ method: 'POST', path: '/payments', body: {} })))).toBe(true)
    expect(deadlines).toEqual([30_000])
  })

  it('holds a signed-in call for three seconds, and signs nobody out', async () => {
    const read = createProfileReader({ clock: test.runtime.clock, fetch, endpoint: baseUrl })
    expect(isUnreachable(await causeOf(read({ token: 't', jti: '1', sub: 's' })))).toBe(true)
    expect(deadlines).toEqual([3_000])
  })

  it('holds a captcha for five seconds, and lets nobody through', async () => {
    const site = { ...siteByKey(), integrations: { recaptcha: { enabled: true, baseUrl } } }
    const request = { headers: { 'x-recaptcha-v2-token': 'solved' } }
    const runtime = { ...test.runtime, fetch }
    // Of a request only its headers are read.
    const human = requireHuman({ runtime }, request as unknown as Parameters<typeof requireHuman>[1], site, 'payment')
    expect(isUnreachable(await causeOf(human))).toBe(true)
    expect(deadlines).toEqual([5_000])
  })

  it.each(['klaviyo', 'mailchimp'] as const)('holds a sign-up at %s for five seconds, then it has failed [EMAIL-10]', async (name) => {
    const config = { ...test.runtime.config, KLAVIYO_BASE_URL: baseUrl, MAILCHIMP_BASE_URL: baseUrl }
    const site = { ...siteByKey(), emailSignup: { ...siteByKey().emailSignup, vendor: name } }
    const member = { contact: { kind: 'email', value: 'a@b.org' }, language: 'en', interests: [], listId: 'x' } as const
    expect(await vendorOf({ runtime: { ...test.runtime, config, fetch }, site })(member)).toEqual({ outcome: 'failed', status: 502 })
    expect(deadlines).toEqual([5_000])
  })

  it('holds a listing for two and a half seconds, then it is one that failed, without another try [PLP-23]', async () => {
    const app = Fastify()
    await app.register(storefrontPlugin, {
      runtime: { ...test.runtime, fetch },
      redirects: redirectStore(),
      buildId: 'test',
      navigation: async () => [],
      productPaths: { count: async () => 0, list: async () => [] },
      preview: { get: async () => undefined },
      stored: createStoredFiles(test.runtime.database),
      pages: noPages(),
      isDevelopment: true,
    })
    const [call] = vi.mocked(loadShop).mock.calls
    const shopFetch = call?.[0].deps.fetch ?? fetch
    const report = (): void => undefined
    const searched = { site: siteByKey(), language: 'en', report }
    const client = createSearchClient({ ...searched, baseUrl, requester: fetchRequester(shopFetch) })
    const search = createListingSearch({ ...searched, client })
    const input = { search, site: siteByKey(), report, routeKind: 'search', heading: 'x', path: '/search', pageFilters: {} } as const
    for (let page = 1; page <= 2; page += 1) {
      deadlines.length = 0
      const listing = await loadListing({ ...input, query: new URLSearchParams({ query: 'x', page: String(page) }) })
      expect(listing.status).toBe('failed')
      expect(new Set(deadlines.filter((ms) => ms < 10_000))).toEqual(new Set([2_500]))
    }
    await app.close()
  })
})

describe('an identity provider that gets too many calls', () => {
  it.each([
    ['429', new Response('{}', { status: 429 })],
    ['400 TooManyRequestsException', Response.json({ __type: 'TooManyRequestsException' }, { status: 400 })],
    ['500', new Response('{}', { status: 500 })],
  ])('signs nobody out with its %s', async (_what, answer) => {
    const read = createProfileReader({ clock: test.runtime.clock, fetch: async () => answer, endpoint: baseUrl })
    expect(isUnreachable(await causeOf(read({ token: 't', jti: '2', sub: 's' })))).toBe(true)
  })
})
