import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followContent } from '../../../server/publishing/catch-up.ts'

const MINUTE = 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('catches up every minute, also after a minute in which the CMS failed, until it is stopped', async () => {
  const catchUp = vi.fn(async () => {})
  catchUp.mockRejectedValueOnce(new Error('the CMS is down'))
  const warn = vi.fn()
  const stop = followContent({ publisher: { catchUp }, log: { warn } })
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect([catchUp.mock.calls.length, warn.mock.calls.length]).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect([catchUp.mock.calls.length, warn.mock.calls.length]).toEqual([2, 1])
  stop()
  await vi.advanceTimersByTimeAsync(MINUTE * 3)
  expect(catchUp).toHaveBeenCalledTimes(2)
})
