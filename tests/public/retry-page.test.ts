// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/* What a page answered 503 does by itself (public/retry-page.js). */

const SCRIPT = readFileSync('public/retry-page.js', 'utf8')
const AFTER_MS = 30_000

/** The script in a page, as the server writes it. */
const begin = (answers: readonly (number | 'offline')[]) => {
  const location = { href: 'http://shop.example/en/women', reload: vi.fn() }
  const left = [...answers]
  const ask = vi.fn(async () => {
    const answer = left.shift() ?? 503
    if (answer === 'offline') throw new TypeError('Failed to fetch')
    return { status: answer }
  })
  const listeners = new EventTarget()
  const page = { hidden: false, currentScript: { dataset: { after: String(AFTER_MS / 1000) } } }
  const run = new Function('document', 'location', 'fetch', 'addEventListener', SCRIPT)
  run(page, location, ask, listeners.addEventListener.bind(listeners))
  return { location, ask, page, use: (what: string) => listeners.dispatchEvent(new Event(what)) }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('asks for itself again after the time that it was told, each time later, and shows itself once it is there', async () => {
  const { location, ask } = begin([503, 'offline', 200])
  await vi.advanceTimersByTimeAsync(AFTER_MS - 1)
  expect(ask).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await vi.advanceTimersByTimeAsync(2 * AFTER_MS)
  expect([ask.mock.calls.length, location.reload.mock.calls.length]).toEqual([2, 0])
  await vi.advanceTimersByTimeAsync(4 * AFTER_MS)
  expect([ask.mock.calls.length, location.reload.mock.calls.length]).toEqual([3, 1])
})

it('does not ask at the same moment as all other browsers of an outage', async () => {
  vi.mocked(Math.random).mockReturnValue(1)
  const { ask } = begin([200])
  await vi.advanceTimersByTimeAsync(AFTER_MS)
  expect(ask).not.toHaveBeenCalled()
})

it.each(['click', 'keydown', 'input'])('takes nothing from whoever uses it meanwhile: %s', async (what) => {
  const { location, ask, use } = begin([200])
  use(what)
  await vi.advanceTimersByTimeAsync(10 * AFTER_MS)
  expect([ask.mock.calls.length, location.reload.mock.calls.length]).toEqual([0, 0])
})

it('leaves alone a page of the shop that came in its place', async () => {
  const { location, ask } = begin([200])
  location.href = 'http://shop.example/en/men'
  await vi.advanceTimersByTimeAsync(10 * AFTER_MS)
  expect([ask.mock.calls.length, location.reload.mock.calls.length]).toEqual([0, 0])
})

it('asks for nothing while nobody looks at it', async () => {
  const { location, ask, page } = begin([200])
  page.hidden = true
  await vi.advanceTimersByTimeAsync(3 * AFTER_MS)
  expect(ask).not.toHaveBeenCalled()
  page.hidden = false
  await vi.advanceTimersByTimeAsync(AFTER_MS)
  expect(location.reload).toHaveBeenCalledOnce()
})
