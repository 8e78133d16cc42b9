/** What a shopper can agree to beside what the shop cannot do without. */
export const CONSENT_CATEGORIES = ['preferences', 'statistics', 'marketing'] as const
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number]

/** What was agreed to, each category by itself. */
export type ConsentChoice = Readonly<Record<ConsentCategory, boolean>>

/** The cookie of the choice, the window's event of each change, and the flag of a browser that is never counted. */
export const CONSENT_COOKIE = 'cookieConsent'
export const CONSENT_CHANGED = 'consentChanged'
export const TRACKING_DISABLED_KEY = 'trackingDisabled'

/** Of the categories and what they mean: another one asks every shopper again. */
export const CONSENT_VERSION = 1

interface Options {
  readonly mode: 'optIn' | 'optOut'
  /** Value of the cookie `cookieConsent`. */
  readonly cookie: string | undefined
  /** Global Privacy Control: refuses marketing unless the shopper has accepted it in so many words. */
  readonly hasPrivacySignal: boolean
  /** The flag `trackingDisabled` of this browser: nothing optional is done, whatever was chosen (STORE-08). */
  readonly isTrackingDisabled?: boolean
}

const FIELDS = { preferences: 'p', statistics: 's', marketing: 'm' } as const

/** Whether a shopper lets the shop do something optional: their choice in the cookie, else the site's mode (FRAME-13). */
export const hasConsent = (category: ConsentCategory, { cookie, mode, hasPrivacySignal, isTrackingDisabled = false }: Options): boolean => {
  if (isTrackingDisabled) return false
  const choice = readChoice(cookie)
  if (choice !== undefined) return choice[category]
  return mode === 'optOut' && !(category === 'marketing' && hasPrivacySignal)
}

/** Unreadable, incomplete or of another version: undecided. */
export const readChoice = (cookie: string | undefined): ConsentChoice | undefined => {
  try {
    const stored: unknown = cookie === undefined ? undefined : JSON.parse(decodeURIComponent(cookie))
    if (typeof stored !== 'object' || stored === null) return undefined
    const fields = new Map<string, unknown>(Object.entries(stored))
    if (fields.get('v') !== CONSENT_VERSION || !Number.isFinite(fields.get('t'))) return undefined
    if (CONSENT_CATEGORIES.some((category) => fields.get(FIELDS[category]) !== 0 && fields.get(FIELDS[category]) !== 1)) return undefined
    const isGiven = (category: ConsentCategory): boolean => fields.get(FIELDS[category]) === 1
    return { preferences: isGiven('preferences'), statistics: isGiven('statistics'), marketing: isGiven('marketing') }
  } catch {
    return undefined
  }
}

/** The value of the cookie for a choice made at `at`, in epoch milliseconds. */
export const writeChoice = ({ preferences, statistics, marketing }: ConsentChoice, at: number): string =>
  encodeURIComponent(JSON.stringify({ v: CONSENT_VERSION, p: Number(preferences), s: Number(statistics), m: Number(marketing), t: at }))

/** What this browser says about a category now. */
export const isAllowedHere = (category: ConsentCategory, mode: Options['mode']): boolean =>
  hasConsent(category, { mode, cookie: consentCookie(), hasPrivacySignal: hasPrivacySignal(), isTrackingDisabled: isTrackingDisabled() })

/** What is to be done with something optional: while a shopper has yet to answer, it waits (FRAME-13). */
export type ConsentState = 'granted' | 'refused' | 'undecided'

export const consentHere = (category: ConsentCategory, mode: Options['mode']): ConsentState => {
  if (isAllowedHere(category, mode)) return 'granted'
  return mode === 'optIn' && readChoice(consentCookie()) === undefined && !isTrackingDisabled() ? 'undecided' : 'refused'
}

/** Undefined where nothing is stored. */
export const consentCookie = (): string | undefined => new RegExp(`(?:^|; )${CONSENT_COOKIE}=([^;]*)`).exec(document.cookie)?.[1]

/** Not every browser has it, and TypeScript's list of the browser's own knows none that has. */
export const hasPrivacySignal = (): boolean => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

export const isTrackingDisabled = (): boolean => {
  try {
    return window.localStorage.getItem(TRACKING_DISABLED_KEY) === 'true'
  } catch {
    return false
  }
}
