import { accountOperations } from './account-operations.ts'
import { cartOperations } from './cart-operations.ts'
import { checkoutOperations } from './checkout-operations.ts'
import { contactOperations, machineOperations } from './contact-operations.ts'
import { openOperations } from './open-operations.ts'
import type { Operations } from './operation.ts'
import { sessionOperations } from './session-operations.ts'

/** Every call of the shop API, in the order in which a shopper meets them. */
export const OPERATIONS_BY_TAG = {
  Session: sessionOperations,
  Catalogue: openOperations,
  Bag: cartOperations,
  Checkout: checkoutOperations,
  Account: accountOperations,
  Contact: contactOperations,
  Machines: machineOperations,
} as const satisfies Readonly<Record<string, Operations>>
