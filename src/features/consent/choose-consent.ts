import { CONSENT_CATEGORIES, CONSENT_CHANGED, CONSENT_COOKIE, isAllowedHere, writeChoice, type ConsentChoice } from '../../site/consent.ts'
import { STORED_ITEMS } from '../../site/stored-items.ts'
import { wallTime } from '../../lib/clock.ts'
import { report } from '../../lib/report.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60
const CHANNEL = 'cookie-consent'

/** What the browser says now of every category. */
export const currentConsent = (mode: 'optIn' | 'optOut'): ConsentChoice => ({
  preferences: isAllowedHere('preferences', mode),
  statistics: isAllowedHere('statistics', mode),
  marketing: isAllowedHere('marketing', mode),
})

/**
 * Stores a choice, removes what is stored in this browser under a category no longer agreed to, and says so to this page and the
 * other tabs (FRAME-13).
 */
export const chooseConsent = (choice: ConsentChoice): void => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${CONSENT_COOKIE}=${writeChoice(choice, wallTime())}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
  for (const category of CONSENT_CATEGORIES) if (!choice[category]) removeStored(category)
  announce()
  channel()?.postMessage('changed')
}

/** Follows choices made in other tabs: from then on this one acts by them, too. */
export const followOtherTabs = (): void => channel()?.addEventListener('message', announce)

const announce = (): void => void window.dispatchEvent(new CustomEvent(CONSENT_CHANGED))

let opened: BroadcastChannel | undefined

/** Older browsers have none: their other tabs read the choice with the next page. */
const channel = (): BroadcastChannel | undefined => {
  if (typeof BroadcastChannel !== 'undefined') opened ??= new BroadcastChannel(CHANNEL)
  return opened
}

/** Removes what was stored under a category, cookies of vendors' scripts among it. */
const removeStored = (category: (typeof CONSENT_CATEGORIES)[number]): void => {
  const names = (place: string, stored: readonly string[]): readonly string[] =>
    stored.filter((name) => STORED_ITEMS.some((item) => item.place === place && item.category === category && item.name.test(name)))
  try {
    for (const name of names('local', Object.keys(window.localStorage))) window.localStorage.removeItem(name)
  } catch (cause) {
    report({ code: 'storageRefused', message: 'The browser does not open its storage', details: { cause: String(cause) } })
  }
  const cookies = document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? '')
  for (const name of names('cookie', cookies)) for (const domain of domainsOf(window.location.hostname)) expire(name, domain)
}

const expire = (name: string, domain: string): void => {
  document.cookie = `${name}=; Path=/; Max-Age=0${domain === '' ? '' : `; Domain=${domain}`}`
}

/** A vendor's script writes its cookie for the widest domain it may: all of them, and the host alone, are tried. */
const domainsOf = (host: string): readonly string[] => {
  const labels = host.split('.')
  return ['', ...labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'))]
}
