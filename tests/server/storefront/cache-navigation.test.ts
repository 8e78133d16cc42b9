import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createCounts } from '../../../server/operations/counts.ts'
import { cacheNavigation } from '../../../server/storefront/storefront-deps.ts'
import type { NavigationNode } from '../../../src/site/navigation.ts'
import { navigationTree } from '../../factories/navigation.ts'

const CONTEXT = { clientTag: 'alder', language: 'en' }
const full = navigationTree()

const setUp = (...trees: readonly (readonly NavigationNode[] | Error)[]) => {
  const pending = [...trees]
  const read = vi.fn(async () => {
    const tree = pending.shift() ?? full
    if (tree instanceof Error) throw tree
    return tree
  })
  const log = { error: vi.fn() }
  const reportFailure = vi.fn(() => 'E-0123ABCD')
  const counts = createCounts()
  return { read, log, counts, reportFailure, navigation: cacheNavigation(read, { log, counts, reportFailure }) }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

it('reads the categories of a client in a language once for all who ask within five seconds, and counts who asks', async () => {
  const { navigation, read, counts } = setUp()
  await Promise.all([navigation(CONTEXT), navigation({ ...CONTEXT }), navigation({ ...CONTEXT, language: 'fr' })])
  vi.advanceTimersByTime(4_999)
  expect(await navigation(CONTEXT)).toBe(full)
  expect(read).toHaveBeenCalledTimes(2)
  const counted = (await counts.cacheReads.get()).values.filter(({ labels }) => labels.cache === 'categories')
  expect(counted.map(({ labels, value }) => [labels.outcome, value])).toEqual([
    ['hit', 2],
    ['miss', 2],
  ])
})

it('gives the categories it has while it reads the next ones, and goes on with them when that fails, which is reported', async () => {
  const cause = new Error('the database is away')
  const { navigation, read, log, reportFailure } = setUp(full, cause)
  await navigation(CONTEXT)
  vi.advanceTimersByTime(3_600_000)
  expect(await navigation(CONTEXT)).toBe(full)
  await vi.waitFor(() => expect(log.error).toHaveBeenCalledOnce())
  expect(reportFailure).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'renewalFailed', cause }))
  expect(log.error).toHaveBeenCalledWith({ err: cause, incident: 'E-0123ABCD' }, expect.anything())
  expect(await navigation(CONTEXT)).toBe(full)
  expect(read).toHaveBeenCalledTimes(3)
})

it('reads again at once where there are no categories yet', async () => {
  const { navigation } = setUp([], full)
  expect(await navigation(CONTEXT)).toEqual([])
  expect(await navigation(CONTEXT)).toBe(full)
})
