import type { PaymentDeps } from './deps.ts'

interface Asked {
  /** Ours; part of the simulator's address. */
  readonly reference: string
  readonly returnUrl: string
}

/** The embedded bank is where the shop is: the shopper's browser came from there and is to come back. */
const bankOrigin = ({ config }: PaymentDeps, returnUrl: string): string =>
  URL.canParse(returnUrl) && /^https?:/.test(returnUrl) ? new URL(returnUrl).origin : config.origin

/** What the browser has to do, in the provider's form. */
export const redirectAction = (
  deps: PaymentDeps,
  { reference, returnUrl }: Asked,
  { pspReference, method }: { readonly pspReference: string; readonly method: string },
): Readonly<Record<string, unknown>> => ({
  type: 'redirect',
  method: 'GET',
  url: `${bankOrigin(deps, returnUrl)}/payments/simulator/${encodeURIComponent(reference)}`,
  paymentData: pspReference,
  paymentMethodType: method,
})

export const challengeAction = (deps: PaymentDeps, { returnUrl }: Asked, pspReference: string): Readonly<Record<string, unknown>> => ({
  type: 'threeDS2',
  subtype: 'challenge',
  token: pspReference,
  url: `${bankOrigin(deps, returnUrl)}/payments/challenge/${pspReference}`,
  paymentData: pspReference,
  paymentMethodType: 'scheme',
})

export const awaitAction = (pspReference: string): Readonly<Record<string, unknown>> => ({
  type: 'await',
  paymentData: pspReference,
  paymentMethodType: 'scheme',
})

/** As long as a wallet's code is good for. */
const CODE_LIFE_MS = 10 * 60_000

export const qrCodeAction = (
  deps: PaymentDeps,
  { reference, returnUrl }: Asked,
  pspReference: string,
): Readonly<Record<string, unknown>> => ({
  type: 'qrCode',
  qrCodeData: `wxp://vitrine/${pspReference}`,
  url: `${bankOrigin(deps, returnUrl)}/payments/simulator/${encodeURIComponent(reference)}`,
  expiresAt: new Date(deps.clock.now() + CODE_LIFE_MS).toISOString(),
  paymentData: pspReference,
  paymentMethodType: 'wechatpayQR',
})

export const bankTransferAction = (pspReference: string, beneficiary: string): Readonly<Record<string, unknown>> => ({
  type: 'bankTransfer',
  reference: pspReference,
  iban: 'NL13TEST0123456789',
  bic: 'TESTNL02',
  beneficiary,
  paymentMethodType: 'bankTransfer_IBAN',
})
