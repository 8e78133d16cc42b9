const FRAME_MS = 16
const MARK = Symbol.for('vitrine.ownFrames')

interface OwnFrames {
  (callback: FrameRequestCallback): number
  readonly [MARK]?: () => void
}

/**
 * Gives each animation frame a timer of its own. Those of jsdom share one, made by whatever `setInterval` there is when the first is asked
 * for: made by a fake one, it never ticks again, and no file that shares the worker gets a frame. That was a test that waited for ever,
 * once in a while.
 *
 * Answers how to call off those that are still asked for: at the end of a file, where the document may be gone before they come.
 */
export const giveOwnFrames = (): (() => void) => {
  const present: OwnFrames = window.requestAnimationFrame
  const installed = present[MARK]
  if (installed !== undefined) return installed
  const { setTimeout: start, clearTimeout: stop } = globalThis
  const frames = new Map<number, ReturnType<typeof setTimeout>>()
  let last = 0
  const request = (callback: FrameRequestCallback): number => {
    last += 1
    const handle = last
    const run = (): void => {
      frames.delete(handle)
      callback(performance.now())
    }
    frames.set(handle, start(run, FRAME_MS))
    return handle
  }
  const callOff = (): void => {
    for (const timer of frames.values()) stop(timer)
    frames.clear()
  }
  window.requestAnimationFrame = Object.assign(request, { [MARK]: callOff })
  window.cancelAnimationFrame = (handle) => {
    stop(frames.get(handle))
    frames.delete(handle)
  }
  return callOff
}
