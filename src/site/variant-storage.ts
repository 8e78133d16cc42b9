import { CONSENT_COOKIE, hasConsent } from './consent.ts'
import type { SiteConfig } from './site-config.ts'

/** A number below `VISITOR_NUMBERS` by which a visitor sees the same variants on each visit; stored in the browser with consent to statistics. */
export const VARIANT_COOKIE = 'variantNumber'
export const VISITOR_NUMBERS = 10_000

/** In local storage: which variants this browser has seen, and what was counted of them. */
export const VARIANTS_COUNTED = 'variantsCounted'

/** Whether pages are chosen for the visitor of this browser, which has the number only with consent. `cookies`: as of `document.cookie`. */
export const hasVariantNumber = (cookies: string): boolean => cookies.split('; ').some((pair) => pair.startsWith(`${VARIANT_COOKIE}=`))

/** The number of a visitor who has agreed to statistics; undefined for everybody else, and where it is no such number. */
export const variantNumberOf = (
  cookies: Readonly<Record<string, string | undefined>>,
  { consent: { mode } }: Pick<SiteConfig, 'consent'>,
): number | undefined => {
  const stored = cookies[VARIANT_COOKIE] ?? ''
  // Global Privacy Control is about marketing alone.
  const isAgreed = hasConsent('statistics', { mode, cookie: cookies[CONSENT_COOKIE], hasPrivacySignal: false })
  return isAgreed && /^\d{1,4}$/.test(stored) ? Number(stored) : undefined
}
