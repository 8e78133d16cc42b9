/** What a shopper can agree to beside what the shop cannot do without. */
export type ConsentCategory = 'preferences' | 'statistics' | 'marketing'

interface Options {
  readonly mode: 'optIn' | 'optOut'
  /** Value of the cookie `cookieConsent`. */
  readonly cookie: string | undefined
  /** Global Privacy Control: refuses marketing unless the shopper has accepted it in so many words. */
  readonly hasPrivacySignal: boolean
}

const FIELDS = { preferences: 'p', statistics: 's', marketing: 'm' } as const

/** Whether a shopper lets the shop do something optional: their choice in the cookie, else the site's mode (FRAME-13). */
export const hasConsent = (category: ConsentCategory, { cookie, mode, hasPrivacySignal }: Options): boolean => {
  const choice = readChoice(cookie)
  if (choice !== undefined) return choice[FIELDS[category]] === 1
  return mode === 'optOut' && !(category === 'marketing' && hasPrivacySignal)
}

/** Unreadable or of another version: undecided. */
const readChoice = (cookie: string | undefined): Readonly<Record<string, unknown>> | undefined => {
  try {
    const choice: unknown = cookie === undefined ? undefined : JSON.parse(decodeURIComponent(cookie))
    // An object of any keys; each is looked at before it is used.
    return typeof choice === 'object' && choice !== null && 'v' in choice && choice.v === 1
      ? (choice as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
