interface Deps {
  /** Height of the vendor's form now, in CSS pixels. */
  readonly read: () => number
  readonly onGrown: (height: number) => void
  /** The form never came. */
  readonly onGivenUp: () => void
}

const FIRST_DELAY_MS = 10
const GROWTH = 1.5
const LONGEST_MS = 20_000
/** A form that is not higher than this is none (EMAIL-13). */
const LEAST_HEIGHT_PX = 10

/** Looks at a form's height after 10 ms and then half as long again each time, for at most 20 s (EMAIL-12). Returns how to stop. */
export const watchHeight = ({ read, onGrown, onGivenUp }: Deps): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const lookIn = (delay: number, waited: number): void => {
    // The last look is at the end of the time, however far the steps have grown.
    const wait = Math.min(delay, LONGEST_MS - waited)
    timer = setTimeout(() => {
      const height = read()
      if (height > LEAST_HEIGHT_PX) return onGrown(height)
      if (waited + wait >= LONGEST_MS) return onGivenUp()
      return lookIn(delay * GROWTH, waited + wait)
    }, wait)
  }
  lookIn(FIRST_DELAY_MS, 0)
  return () => clearTimeout(timer)
}
