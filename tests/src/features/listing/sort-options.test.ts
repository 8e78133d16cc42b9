import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.doUnmock('../../../../themes/sortOptions.json')
  vi.resetModules()
})

it('a listing offers best match alone where the shop has no file of orders [BOOT-02]', async () => {
  vi.resetModules()
  vi.doMock('../../../../themes/sortOptions.json', () => ({ default: [] }))
  const { BEST_MATCH, chooseSort, sortsFor } = await import('../../../../src/features/listing/sort-options.ts')
  const target = { routeKind: 'listing', path: '/women' } as const
  expect(sortsFor(target)).toEqual([BEST_MATCH])
  expect(chooseSort('priceAsc', target)).toBe(BEST_MATCH)
})
