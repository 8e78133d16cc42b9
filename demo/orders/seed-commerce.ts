import { cartLines, carts, savedAddresses } from '../../server/database/schema/commerce.ts'
import type { Runtime } from '../../server/runtime.ts'
import { demoAccounts } from './demo-accounts.ts'
import { janesAddresses } from './demo-orders.ts'
import { seedCards } from './seed-cards.ts'
import { seedOrders } from './seed-orders.ts'

/** Carts to recreate (contracts 8); the red shirt is sold out. */
const DEMO_CARTS = {
  'demo-cart-ok-0001': ['900001-WHITE-M', '900001-NAVY-M'],
  'demo-cart-partial-0001': ['900001-WHITE-M', '900001-RED-M'],
} as const

const FULL_BOOK_SIZE = 20

/** Seeds the demo's orders, carts, address books and cards. Repeated, it adds only what is missing. It needs the catalogue. */
export const seedCommerce = async ({ runtime }: { readonly runtime: Runtime }): Promise<void> => {
  await seedOrders(runtime)
  await seedCarts(runtime)
  await seedAddresses(runtime)
  // A real provider has cards of its own.
  if (runtime.config.PAYMENT_BASE_URL === undefined) await seedCards(runtime)
}

const seedCarts = async ({ database, clock }: Runtime): Promise<void> => {
  const now = clock.now()
  for (const [publicId, skus] of Object.entries(DEMO_CARTS)) {
    await database
      .insert(carts)
      .values({
        id: publicId,
        publicId,
        ownerKey: `template:${publicId}`,
        siteTag: 'ald',
        status: 'template',
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
    await database
      .insert(cartLines)
      .values(skus.map((sku) => ({ id: `${publicId}:${sku}`, cartId: publicId, sku, quantity: 1 })))
      .onConflictDoNothing()
  }
}

const seedAddresses = async ({ database }: Runtime): Promise<void> => {
  const janes = janesAddresses.map((saved, index) => ({ ...saved, reference: `demo-jane-${index + 1}`, accountId: demoAccounts.jane.sub }))
  const full = Array.from({ length: FULL_BOOK_SIZE }, (_, index) => ({
    reference: `demo-full-${index + 1}`,
    accountId: demoAccounts.full.sub,
    type: 'shipping' as const,
    isDefault: index === 0,
    address: {
      firstName: 'Full',
      lastName: 'Book',
      addressLine1: `${index + 1} Mill Lane`,
      city: 'Leeds',
      postcode: 'LS1 4DY',
      countryCode: 'GB',
      locale: 'en-GB',
    },
  }))
  await database
    .insert(savedAddresses)
    .values([...janes, ...full])
    .onConflictDoNothing()
}
