import { expect, it, vi } from 'vitest'
import type { UnknownRecord } from '../../../../src/clients/search/read-record.ts'
import type { WireQuery } from '../../../../src/clients/search/search-wire.ts'
import { createFilterNames } from '../../../../src/features/listing/filter-names.ts'
import { site } from '../../../factories/site.ts'

const BIRCH = { hits: [{ filterType: 'brand', tag: 'birch', value: 'Birch & Co' }] }

const setUp = () => {
  let time = 0
  const queries = vi.fn(async (_: readonly WireQuery[]): Promise<readonly UnknownRecord[]> => [BIRCH])
  const report = vi.fn()
  const names = createFilterNames({ client: { queries }, site: site(), language: 'en', report, now: () => time })
  return { names, queries, report, pass: (ms: number) => (time += ms) }
}

it('reads the names of filter values once for the listings of a minute', async () => {
  const { names, queries, pass } = setUp()
  await Promise.all([names(), names()])
  pass(59_999)
  expect((await names()).get('brand:birch')?.value).toBe('Birch & Co')
  expect(queries).toHaveBeenCalledOnce()
  pass(1)
  await names()
  expect(queries).toHaveBeenCalledTimes(2)
})

it('reads the names of a shop that has more values than one answer holds, sizes behind a thousand brands too', async () => {
  const { names, queries } = setUp()
  queries.mockResolvedValueOnce([{ ...BIRCH, nbPages: 3 }])
  queries.mockResolvedValueOnce([
    { hits: [{ filterType: 'size', tag: 'size-5', value: 'Size 5' }] },
    { hits: [{ filterType: 'size', tag: 'size-6', value: 'Size 6' }] },
  ])
  const read = await names()
  expect(read.get('brand:birch')?.value).toBe('Birch & Co')
  expect(['size:size-5', 'size:size-6'].map((key) => read.get(key)?.value)).toEqual(['Size 5', 'Size 6'])
  const asked = queries.mock.calls.map(([wire]) => wire.map(({ page }) => page))
  expect(asked).toEqual([[0], [1, 2]])
})

it('shows a listing without names while they cannot be read, and tries again with the next one', async () => {
  const { names, queries, report } = setUp()
  queries.mockRejectedValueOnce(new Error('down'))
  expect((await names()).size).toBe(0)
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ code: 'filterNamesFailed' }))
  expect((await names()).size).toBe(1)
})

it('keeps the names of a later read when an earlier one fails late', async () => {
  const { names, queries, pass } = setUp()
  let fail = (_: Error): void => undefined
  queries.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)))
  const early = names()
  pass(60_000)
  await names()
  fail(new Error('too late'))
  await early
  await names()
  expect(queries).toHaveBeenCalledTimes(2)
})
