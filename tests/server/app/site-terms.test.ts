import { afterAll, beforeAll, expect, it } from 'vitest'
import { applyMerchantDocuments } from '../../../server/commerce/merchant/apply-documents.ts'
import { createWholeApp, type WholeApp } from '../../setup/whole-app.ts'

let shop: WholeApp
beforeAll(async () => {
  shop = await createWholeApp({}, { isDevelopment: false })
})
afterAll(() => shop.close())

const thresholdOnPage = async (): Promise<string | undefined> => {
  const { body } = await shop.send({ path: '/en/' })
  return /"freeShipThreshold":(\d+)/.exec(body)?.[1]
}

it('pages that are cached say what a merchant changed, without a deployment and long before they would be made again', async () => {
  expect(await thresholdOnPage()).toBe('100')
  const cached = await shop.send({ path: '/en/' })
  expect(cached.headers['cache-control']).toContain('s-maxage=60')
  const outcome = await applyMerchantDocuments(shop.runtime, {
    documents: [{ kind: 'site-terms', document: { site: 'ald-gb', freeShipThreshold: { GBP: 80 } } }],
  })
  expect(outcome).toMatchObject({ kind: 'applied', change: { changed: [{ kind: 'site-terms', key: 'ald-gb' }] } })
  await expect.poll(thresholdOnPage).toBe('80')
})
