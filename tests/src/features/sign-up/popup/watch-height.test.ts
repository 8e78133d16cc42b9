import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchHeight } from '../../../../../src/features/sign-up/popup/watch-height.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const begin = (heightAt: (ms: number) => number) => {
  const start = Date.now()
  const looks: number[] = []
  const onGrown = vi.fn()
  const onGivenUp = vi.fn()
  const read = (): number => {
    looks.push(Date.now() - start)
    return heightAt(Date.now() - start)
  }
  const stop = watchHeight({ read, onGrown, onGivenUp })
  return { looks, onGrown, onGivenUp, stop }
}

describe('the newsletter form', () => {
  it('is looked at after 10 ms and half as long again each time [EMAIL-12]', async () => {
    const { looks, onGrown } = begin((ms) => (ms > 75 ? 220 : 0))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(looks.map(Math.round)).toEqual([10, 25, 47, 80])
    expect(onGrown).toHaveBeenCalledWith(220)
  })

  it('is given up after 20 s where it does not get higher than 10 px [EMAIL-12, EMAIL-13]', async () => {
    const { looks, onGrown, onGivenUp } = begin(() => 10)
    await vi.advanceTimersByTimeAsync(19_900)
    expect(onGivenUp).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(100_000)
    expect(onGivenUp).toHaveBeenCalledOnce()
    expect(onGrown).not.toHaveBeenCalled()
    expect(looks.at(-1)).toBeLessThanOrEqual(20_050)
  })

  it('is no longer looked at once its window is gone', async () => {
    const { looks, stop } = begin(() => 0)
    stop()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(looks).toEqual([])
  })
})
