import { expect, it, vi } from 'vitest'
import { briefly } from '../../../src/lib/briefly.ts'

const counting = () => vi.fn(async ({ id }: { readonly id: number }) => `answer ${id}`)

it('asks once for all who ask the same within a moment', async () => {
  const ask = counting()
  const remembered = briefly(ask, { lifetimeMs: 1_000 })
  expect(await Promise.all([remembered({ id: 1 }), remembered({ id: 1 }), remembered({ id: 2 })])).toEqual([
    'answer 1',
    'answer 1',
    'answer 2',
  ])
  expect(ask).toHaveBeenCalledTimes(2)
})

it('asks again when the moment has passed', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const ask = counting()
  const remembered = briefly(ask, { lifetimeMs: 1_000 })
  await remembered({ id: 1 })
  vi.advanceTimersByTime(1_001)
  await remembered({ id: 1 })
  vi.useRealTimers()
  expect(ask).toHaveBeenCalledTimes(2)
})

it('forgets failures and answers that are not good', async () => {
  const ask = vi.fn(async (_question: string) => 'poor')
  ask.mockRejectedValueOnce(new Error('out of order'))
  const remembered = briefly(ask, { lifetimeMs: 1_000, isGood: (answer) => answer !== 'poor' })
  await expect(remembered('a')).rejects.toThrow('out of order')
  expect(await remembered('a')).toBe('poor')
  await remembered('a')
  expect(ask).toHaveBeenCalledTimes(3)
})
