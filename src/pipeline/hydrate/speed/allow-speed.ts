import { whenIdle } from '../../../lib/when-idle.ts'
import { CONSENT_CHANGED, isAllowedHere } from '../../../site/consent.ts'

interface Deps {
  readonly mode: 'optIn' | 'optOut'
  /** Loads what measures. */
  readonly begin: () => void
}

/** Begins once statistics are agreed to, and not before the page is loaded: nothing that a shopper waits for may wait for it. */
export const allowSpeed = ({ mode, begin }: Deps): void => {
  let isBegun = false
  const beginOnce = (): void => {
    if (isBegun || !isAllowedHere('statistics', mode)) return
    isBegun = true
    begin()
  }
  const wait = (): void => {
    window.addEventListener(CONSENT_CHANGED, beginOnce)
    whenIdle(beginOnce)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}
