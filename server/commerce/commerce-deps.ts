import type { Runtime } from '../runtime.ts'
import type { AddressServices } from './address-services.ts'
import type { PaymentGateway } from './payments/payment-gateway.ts'
import type { VerifyAccessToken } from './sessions/identity.ts'

/** What the commerce API is built from. */
export interface CommerceDeps extends AddressServices {
  readonly runtime: Runtime
  readonly payments: PaymentGateway
  readonly verifyAccessToken: VerifyAccessToken
}
