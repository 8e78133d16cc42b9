import { afterAll, beforeAll, expect, it } from 'vitest'
import { createProductPaths } from '../../../server/catalogue/list-product-paths.ts'
import { insertProduct } from '../../factories/catalogue.ts'
import { createTestRuntime, type TestRuntime } from '../../setup/runtime.ts'

let test: TestRuntime
beforeAll(async () => {
  test = await createTestRuntime()
  const { database } = test.runtime
  await insertProduct(database, {
    id: '1',
    variants: [
      { sku: '1-A', prices: { GB: 2000 } },
      { sku: '1-B', prices: { GB: 2000, JP: 3000 } },
    ],
  })
  await insertProduct(database, { id: '2', isDiscontinued: true, variants: [{ sku: '2-A' }] })
  await insertProduct(database, { id: '3', variants: [{ sku: '3-A', prices: { ZZ: 100 } }] })
  await insertProduct(database, { id: '4', clientTag: 'bri', variants: [{ sku: '4-A' }] })
  await insertProduct(database, { id: 'ä/5', variants: [{ sku: '5-A', prices: { US: 1 } }] })
})
afterAll(() => test.close())

it('names the pages of a client’s products with their pictures and the countries that sell them, none that is discontinued', async () => {
  const paths = createProductPaths(test.runtime.database)
  expect(await paths.count('ald')).toBe(3)
  const listed = await paths.list({ clientTag: 'ald', offset: 0, limit: 10 })
  expect(listed.map(({ path, countries }) => [path, [...countries].sort()])).toEqual([
    ['/product/product-1/1', ['GB', 'JP']],
    ['/product/product-3/3', ['ZZ']],
    ['/product/product-%C3%A4%2F5/%C3%A4%2F5', ['US']],
  ])
  expect(listed[0]?.pictures).toEqual(['/images/test/1'])
  expect(await paths.list({ clientTag: 'ald', offset: 1, limit: 1 })).toHaveLength(1)
})
