import type { ConsentState } from '../../site/consent.ts'
import { hasVariantNumber, VARIANT_COOKIE, VISITOR_NUMBERS } from '../../site/variant-storage.ts'

const HALF_A_YEAR_SECONDS = 182 * 24 * 60 * 60

/** Draws the number of a visitor who agrees to statistics, and takes it away from one who does not: it says nothing but itself. */
export const keepVariantNumber = (consent: ConsentState): void => {
  const has = hasVariantNumber(document.cookie)
  if (consent === 'granted' && !has)
    write(String((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % VISITOR_NUMBERS), HALF_A_YEAR_SECONDS)
  if (consent === 'refused' && has) write('', 0)
}

const write = (value: string, seconds: number): void => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${VARIANT_COOKIE}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
}
