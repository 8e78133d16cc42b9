// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { watchReturn } from '../../composer/watch-return.ts'

const visibility = vi.spyOn(document, 'visibilityState', 'get')
afterEach(() => visibility.mockReset())

it('runs when she comes back to the window or its tab, and not when she leaves', () => {
  const run = vi.fn()
  const stop = watchReturn(run)
  visibility.mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(run).not.toHaveBeenCalled()
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('focus'))
  expect(run).toHaveBeenCalledTimes(2)
  stop()
  window.dispatchEvent(new Event('focus'))
  expect(run).toHaveBeenCalledTimes(2)
})
