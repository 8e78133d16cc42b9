import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withRetries } from '../../../src/lib/with-retries.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('what fails is tried five times more, every ten seconds, and then given up [FRAME-03]', async () => {
  const run = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('offline'))
  const outcome = withRetries(run, { maxRetries: 5, intervalMs: 10_000 }).catch(String)
  await vi.advanceTimersByTimeAsync(49_999)
  expect(run).toHaveBeenCalledTimes(5)
  await vi.advanceTimersByTimeAsync(1)
  expect(run).toHaveBeenCalledTimes(6)
  expect(await outcome).toBe('Error: offline')
})

it('what comes at a later try is the answer', async () => {
  const run = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('here')
  const outcome = withRetries(run, { maxRetries: 5, intervalMs: 10_000 })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await outcome).toBe('here')
})
