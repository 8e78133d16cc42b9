import { afterAll, beforeAll, expect, it } from 'vitest'
import { createWholeApp, type WholeApp } from '../../setup/whole-app.ts'

let shop: WholeApp
beforeAll(async () => {
  shop = await createWholeApp()
})
afterAll(() => shop.close())

const ask = (id: string, app = shop) => app.send({ path: `/api/product/s/${id}?siteTag=ald-gb` })

it('products of the demo fail in their own ways [PDP-15, PDP-16]', async () => {
  const nothing = await ask('900900')
  expect([nothing.status, nothing.type, nothing.body]).toEqual([200, expect.stringContaining('application/json'), 'null'])
  const broken = await ask('900500')
  expect([broken.status, JSON.parse(broken.body)]).toEqual([500, expect.objectContaining({ code: 'SERVER_ERROR' })])
  const busy = [await ask('900503'), await ask('900503'), await ask('900503')].map(({ status }) => status)
  // This catalogue is empty: once the call works, there is no such product.
  expect(busy).toEqual([503, 503, 404])
})

it('a shop without the demo knows nothing of them', async () => {
  const bare = await createWholeApp({ DEMO: 'off' })
  const statuses = [await ask('900500', bare), await ask('900503', bare), await ask('900900', bare)].map(({ status }) => status)
  await bare.close()
  expect(statuses).toEqual([404, 404, 404])
})
