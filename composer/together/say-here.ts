import type { HereAnswer } from '../../schemas/api/compose-together.ts'
import type { Answer } from '../api/compose-client.ts'

interface Deps {
  readonly ping: () => Promise<Answer<HereAnswer>>
  readonly onAnswer: (answer: HereAnswer) => Promise<void>
  /** Who else is here is not known any more. */
  readonly onSilence: () => void
  readonly isHidden: () => boolean
  /** Calls back later; answers how not to. */
  readonly later: (run: () => void, ms: number) => () => void
}

export interface SayingHere {
  /** At once: the window is looked at again. */
  readonly wake: () => void
  readonly stop: () => void
}

const EVERY_MS = 3_000
/** Within the time after which a silent window is taken for closed. */
const HIDDEN_EVERY_MS = 10_000
const LONGEST_REST_MS = 60_000
/** After so many failures what was heard last is too old. */
const FAILURES = 3

/** Says again and again that the page is open here. Waits longer after each failure, and for somebody to come back where she is signed out. */
export const sayHere = ({ ping, onAnswer, onSilence, isHidden, later }: Deps): SayingHere => {
  let cancel: () => void = () => undefined
  let isAsking = false
  let isStopped = false
  let failures = 0
  const next = (ms: number): void => {
    cancel = later(() => void say(), ms)
  }
  const say = async (): Promise<void> => {
    if (isAsking || isStopped) return
    cancel()
    isAsking = true
    const answer = await ping()
    if (answer.ok && !isStopped) await onAnswer(answer.value)
    isAsking = false
    if (isStopped) return
    if (answer.ok) {
      failures = 0
      return next(isHidden() ? HIDDEN_EVERY_MS : EVERY_MS)
    }
    failures += 1
    if (failures >= FAILURES || answer.status === 401) onSilence()
    // The pages of a composer that is signed out say so where she saves; asking on helps nobody.
    if (answer.status === 401) return
    next(Math.max(Math.min(EVERY_MS * 2 ** (failures - 1), LONGEST_REST_MS), answer.retryAfterMs ?? 0))
  }
  void say()
  return {
    wake: () => void say(),
    stop: () => {
      isStopped = true
      cancel()
    },
  }
}
