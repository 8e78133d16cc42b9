// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { giveOwnFrames } from './own-frames.ts'

it('a frame that was asked for while timers were fake keeps nobody who comes later from theirs', async () => {
  // A library that has taken the function before, or timers of which only some are fake.
  const { requestAnimationFrame: ask } = window
  vi.useFakeTimers()
  ask(() => undefined)
  vi.useRealTimers()
  const frame = vi.fn()
  requestAnimationFrame(frame)
  await vi.waitFor(() => expect(frame).toHaveBeenCalledTimes(1))
})

it('a frame that is cancelled never comes', async () => {
  const [cancelled, frame] = [vi.fn(), vi.fn()]
  cancelAnimationFrame(requestAnimationFrame(cancelled))
  requestAnimationFrame(frame)
  await vi.waitFor(() => expect(frame).toHaveBeenCalledTimes(1))
  expect(cancelled).not.toHaveBeenCalled()
})

it('a frame that is still asked for when a file has ended does not come', async () => {
  const callOff = giveOwnFrames()
  const drawn = vi.fn()
  requestAnimationFrame(drawn)
  callOff()
  await new Promise((resolve) => void requestAnimationFrame(resolve))
  expect(drawn).not.toHaveBeenCalled()
})
