import { useSyncExternalStore } from 'react'
import { CONSENT_CHANGED, isAllowedHere, type ConsentCategory } from '../../site/consent.ts'
import { useSite } from '../../site/site-context.tsx'

/** Whether the shopper has agreed to a category by now; on the server, which knows no shopper, only to what is necessary (FRAME-13). */
export const useConsent = (category: ConsentCategory | 'necessary'): boolean => {
  const { mode } = useSite().site.consent
  return useSyncExternalStore(
    subscribe,
    () => category === 'necessary' || isAllowedHere(category, mode),
    () => category === 'necessary',
  )
}

const subscribe = (onChange: () => void): (() => void) => {
  window.addEventListener(CONSENT_CHANGED, onChange)
  return () => window.removeEventListener(CONSENT_CHANGED, onChange)
}
