import type { ParsedEnvironment } from './environment.ts'
import { isOnThisMachine } from './loopback.ts'

/**
 * What says that this process is for others than a developer, although APP_ENV does not: development would open test
 * controls, mails and demo accounts to them. A container's or a cloud's own variables are no sign: developers and tests run there too.
 */
export const signsOfProduction = (values: ParsedEnvironment, nodeEnvironment: string | undefined): readonly string[] => {
  if (values.APP_ENV !== undefined) return []
  const { DATABASE_URL, PUBLIC_ORIGIN, PAYMENT_BASE_URL } = values
  const signs: readonly (readonly [boolean, string])[] = [
    [nodeEnvironment === 'production', 'NODE_ENV is production'],
    [DATABASE_URL !== undefined && !isOnThisMachine(DATABASE_URL), 'DATABASE_URL names a database on another machine'],
    [PUBLIC_ORIGIN !== undefined && !isOnThisMachine(PUBLIC_ORIGIN), 'PUBLIC_ORIGIN is a public address'],
    [PAYMENT_BASE_URL !== undefined && isLivePayment(PAYMENT_BASE_URL), 'PAYMENT_BASE_URL is the address for real money'],
  ]
  const found = signs.flatMap(([isSign, sign]) => (isSign ? [sign] : []))
  if (found.length === 0) return []
  return [
    `APP_ENV must be set, because ${found.join(' and ')}: set it to production or staging, or to development if this is a developer’s machine`,
  ]
}

/** The provider's addresses say which: `https://{prefix}-checkout-live.adyenpayments.com/checkout/v71`. */
export const isLivePayment = (address: string): boolean => /(^|[.-])live([.-]|$)/.test(new URL(address).hostname)

/** `https://checkout-test.adyen.com/v71`. */
export const isTestPayment = (address: string): boolean => /(^|[.-])test([.-]|$)/.test(new URL(address).hostname)
