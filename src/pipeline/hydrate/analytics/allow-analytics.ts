import { takeOccurrences } from '../../../features/analytics/raise.ts'
import { onFirstUse } from '../../../lib/on-first-use.ts'
import { CONSENT_CHANGED, consentHere } from '../../../site/consent.ts'

interface Deps {
  readonly mode: 'optIn' | 'optOut'
  /** Loads what counts, and hands it what was kept. */
  readonly begin: () => void
}

/**
 * Loads the code that counts for nobody who refuses. For others it comes with the first sign of use, since what is done before an answer
 * may be sent after it; the function answered brings it in time for who has agreed already.
 */
export const allowAnalytics = ({ mode, begin }: Deps): (() => void) => {
  let isBegun = false
  const states = () => (['statistics', 'marketing'] as const).map((category) => consentHere(category, mode))
  const beginOnce = (): void => {
    if (isBegun || states().every((state) => state === 'refused')) return
    isBegun = true
    begin()
  }
  const beginWhereGranted = (): void => {
    if (states().includes('granted')) beginOnce()
  }
  const dropWhereRefused = (): void => {
    if (!isBegun && states().every((state) => state === 'refused')) takeOccurrences(() => undefined)
  }
  dropWhereRefused()
  window.addEventListener(CONSENT_CHANGED, () => {
    dropWhereRefused()
    beginWhereGranted()
  })
  onFirstUse(document, beginOnce)
  return beginWhereGranted
}
