// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { becomeReady, READY_DELAY_MS } from '../../../../../src/pipeline/hydrate/deferred/become-ready.ts'

beforeEach(() => {
  vi.useFakeTimers()
  delete document.documentElement.dataset['appReady']
})
afterEach(() => {
  vi.useRealTimers()
})

const begin = (loadBundle = vi.fn(async () => undefined)) => {
  let isLoading = false
  let notify = (): void => undefined
  const events = new EventTarget()
  const heard = vi.fn()
  const report = vi.fn()
  events.addEventListener('appReady', heard)
  becomeReady({
    isLoading: () => isLoading,
    onLoadingChange: (listener) => {
      notify = listener
    },
    loadBundle,
    page: document,
    events,
    report,
  })
  const setLoading = (now: boolean): void => {
    isLoading = now
    notify()
  }
  return { loadBundle, heard, report, setLoading }
}

describe('a page that stands', () => {
  it('loads its bundle after five seconds and is marked ready [CAMP-05, CAMP-06]', async () => {
    const { loadBundle, heard } = begin()
    await vi.advanceTimersByTimeAsync(4_999)
    expect(loadBundle).not.toHaveBeenCalled()
    expect(document.documentElement.dataset['appReady']).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(READY_DELAY_MS).toBe(5000)
    expect(loadBundle).toHaveBeenCalledOnce()
    expect(document.documentElement.dataset['appReady']).toBe('true')
    expect(heard).toHaveBeenCalledOnce()
  })

  it('begins to count again when it goes back to loading [CAMP-05]', async () => {
    const { loadBundle, setLoading } = begin()
    await vi.advanceTimersByTimeAsync(4_000)
    setLoading(true)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(loadBundle).not.toHaveBeenCalled()
    setLoading(false)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(loadBundle).toHaveBeenCalledOnce()
  })

  it('is ready once, and also where the bundle fails, which is reported [CAMP-06]', async () => {
    const { heard, report, setLoading, loadBundle } = begin(vi.fn(async () => Promise.reject(new Error('404'))))
    await vi.advanceTimersByTimeAsync(5_000)
    setLoading(false)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(loadBundle).toHaveBeenCalledOnce()
    expect(heard).toHaveBeenCalledOnce()
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ code: 'deferredScriptsFailed' }))
  })
})
