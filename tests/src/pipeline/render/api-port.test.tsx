// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://us.localhost:5173/us/en/" }
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createBrowserPageDeps } from '../../../../src/pipeline/hydrate/create-browser-shop.ts'
import { createContentClient } from '../../../../src/clients/content/create-content-client.ts'
import { useAskedProduct } from '../../../../src/features/product/quick-buy/use-asked-product.ts'
import { siteValueOf } from '../../../../src/site/site-value.ts'
import { product } from '../../../factories/product.ts'
import { site as siteByKey } from '../../../factories/site.ts'
import { messagesOf } from '../../../setup/messages.ts'
import { surround } from '../../../setup/render.tsx'

const request = vi.fn<typeof fetch>()
beforeEach(() => {
  request.mockReset().mockImplementation(async () => Response.json(product()))
  vi.stubGlobal('fetch', request)
})
afterEach(() => vi.unstubAllGlobals())

/** The page stands on port 5173, which the configuration of the site maps to the API's port 3000. */
const expectMappedPort = () => expect(String(request.mock.calls[0]?.[0])).toMatch(/^http:\/\/us\.localhost:3000\/api\/product\/s\/900001\?/)

it('reads a product page’s product from the API’s port, not the page’s [API-01, API-02]', async () => {
  const site = siteValueOf(siteByKey('us'), 'en')
  const content = createContentClient({ site: site.site, language: 'en', build: 'test', fetch: request })
  const { getProduct } = createBrowserPageDeps({ site, messages: messagesOf('en'), content })
  expect(await getProduct('900001')).toMatchObject({ outcome: 'found' })
  expectMappedPort()
})

it('reads the product of a quick buy from the API’s port, not the page’s [API-01, API-02]', async () => {
  const { result } = renderHook(() => useAskedProduct('900001'), { wrapper: ({ children }) => surround(children, { site: 'us' }) })
  await waitFor(() => expect(result.current.outcome).toBe('found'))
  expectMappedPort()
})
