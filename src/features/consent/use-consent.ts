import { useSyncExternalStore } from 'react'
import { hasConsent, type ConsentCategory } from '../../site/consent.ts'
import { useSite } from '../../site/site-context.tsx'

/** Raised on the window whenever a shopper's choice is stored. */
const CHANGED_EVENT = 'consentChanged'

/** Whether the shopper has agreed to a category by now; on the server, which knows no shopper, only to what is necessary (FRAME-13). */
export const useConsent = (category: ConsentCategory | 'necessary'): boolean => {
  const { mode } = useSite().site.consent
  return useSyncExternalStore(
    subscribe,
    () =>
      category === 'necessary' || hasConsent(category, { mode, cookie: cookieOf(document), hasPrivacySignal: hasPrivacySignal(navigator) }),
    () => category === 'necessary',
  )
}

const subscribe = (onChange: () => void): (() => void) => {
  window.addEventListener(CHANGED_EVENT, onChange)
  return () => window.removeEventListener(CHANGED_EVENT, onChange)
}

const cookieOf = ({ cookie }: Document): string | undefined => /(?:^|; )cookieConsent=([^;]*)/.exec(cookie)?.[1]

/** Not every browser has it, and TypeScript's list of the browser's own knows none that has. */
const hasPrivacySignal = (browser: Navigator): boolean => 'globalPrivacyControl' in browser && browser.globalPrivacyControl === true
