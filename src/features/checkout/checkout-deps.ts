import type { CommerceClient } from '../../clients/commerce/commerce-client.ts'
import type { ReportSink } from '../../lib/report.ts'
import type { Captcha } from '../captcha/create-captcha.ts'
import type { CartStore } from '../cart/cart-store.ts'
import type { DeviceFingerprint } from './device-fingerprint.ts'
import type { IdempotencyKeys } from './idempotency-keys.ts'
import type { LateWallets } from './late-wallets.ts'

/** What the effects are done with. */
export interface CheckoutDeps {
  readonly commerce: CommerceClient
  readonly cartStore: CartStore
  readonly isGuest: () => boolean
  /** The bag holds what was typed at the shipping step. */
  readonly onDeliverySaved: () => void
  /** For news by e-mail, of who ticked the box. */
  readonly signUp: (email: string) => void
  readonly userAgent: string
  readonly keys: IdempotencyKeys
  readonly fingerprint: DeviceFingerprint
  readonly captcha: Captcha
  readonly wallets: LateWallets
  readonly report: ReportSink
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
}
