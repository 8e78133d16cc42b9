import type { Platform } from '../platform.ts'
import type { PaymentGateway } from './payments/payment-gateway.ts'
import type { VerifyAccessToken } from './sessions/identity.ts'

/** What the commerce API is built from. */
export interface CommerceNeeds {
  readonly platform: Platform
  readonly payments: PaymentGateway
  readonly verifyAccessToken: VerifyAccessToken
}
