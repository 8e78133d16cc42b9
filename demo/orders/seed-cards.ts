import { pspStoredMethods } from '../../server/database/schema/payments.ts'
import type { Runtime } from '../../server/runtime.ts'
import { demoAccounts } from './demo-accounts.ts'

const CARD = { shopperReference: demoAccounts.jane.sub, holderName: 'Jane Alder' }

/** Jane's two saved cards (contracts 8), at the embedded payment provider. The second has expired. */
const janesCards = [
  { ...CARD, id: 'DEMOJANEVISA0001', brand: 'visa', lastFour: '1111', expiryMonth: '03', expiryYear: '2030' },
  { ...CARD, id: 'DEMOJANEAMEX0001', brand: 'amex', lastFour: '0005', expiryMonth: '05', expiryYear: '2024' },
]

/** Adds what is missing; a card that was changed stays as it is. */
export const seedCards = async ({ database }: Pick<Runtime, 'database'>): Promise<void> => {
  await database.insert(pspStoredMethods).values(janesCards).onConflictDoNothing()
}
