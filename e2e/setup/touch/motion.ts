import type { Page } from '@playwright/test'

interface Watched {
  soFar: () => string[]
}

/** Notes whatever moves on the pages to come, frame by frame: animations, and what scrolls by itself in more than one step. */
export const watchMotion = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    /** Less motion is a fade that is over before one looks. */
    const FADE_MS = 80
    const FADES = new Set(['opacity', 'mixBlendMode', 'visibility'])
    const TIMING = new Set(['offset', 'computedOffset', 'easing', 'composite'])
    /** Of a jump: to its place, and to what sticks there. */
    const JUMPS = 2
    const moved = new Set<string>()
    const places = new Map<EventTarget, Set<string>>()
    const say = (target: EventTarget | null): string =>
      target instanceof Element ? `${target.tagName.toLowerCase()}.${target.classList[0] ?? ''}` : 'the page'

    const note = (animation: Animation): void => {
      const { effect, timeline } = animation
      // What follows the scroll position moves with the reader's finger.
      if (!(effect instanceof KeyframeEffect) || !(timeline instanceof DocumentTimeline)) return
      const ms = Number(effect.getComputedTiming().activeDuration ?? 0)
      const frames = effect.getKeyframes()
      const changing = [...new Set(frames.flatMap((frame) => Object.keys(frame)))].filter(
        (name) => !TIMING.has(name) && frames.some((frame) => frame[name] !== frames[0]?.[name]),
      )
      if (changing.length === 0 || ms <= 1 || (ms <= FADE_MS && changing.every((name) => FADES.has(name)))) return
      moved.add(`${say(effect.target)}${effect.pseudoElement ?? ''}: ${changing.join()} for ${ms} ms`)
    }
    const look = (): void => {
      document.getAnimations().forEach(note)
      requestAnimationFrame(look)
    }
    look()
    document.addEventListener(
      'scroll',
      ({ target }) => {
        if (target === null) return
        const at = target instanceof Element ? target : document.documentElement
        const known = places.get(at) ?? new Set()
        places.set(at, known.add(`${at.scrollLeft} ${at.scrollTop}`))
        if (known.size > JUMPS) moved.add(`${say(at)}: scrolls in several steps`)
      },
      { capture: true },
    )
    const watched: Watched = {
      soFar: () => [...moved],
    }
    Object.assign(window, { watched })
  })

/** Frames in which whatever a shopper set off has begun. */
const FRAMES = 30

/** What has moved since the page was loaded. */
export const motionOf = (page: Page): Promise<string[]> =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    const { watched } = window as Window & { watched?: Watched }
    return watched?.soFar() ?? []
  }, FRAMES)
