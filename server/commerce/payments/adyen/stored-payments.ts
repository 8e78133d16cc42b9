import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Runtime } from '../../../runtime.ts'
import { paymentPreferences } from '../../../database/schema/payments.ts'
import type { StoredPayment } from '../../../../schemas/api/stored-payment.ts'
import type { PaymentGateway } from '../payment-gateway.ts'
import type { ProviderCall } from './call.ts'

const stored = z.object({
  id: z.string(),
  brand: z.string(),
  lastFour: z.string(),
  expiryMonth: z.string(),
  expiryYear: z.string(),
  holderName: z.string().default(''),
})
const storedList = z.object({ storedPaymentMethods: z.array(stored).default([]) })

type StoredOperations = Pick<PaymentGateway, 'listStored' | 'addStored' | 'updateStored' | 'removeStored'>

/**
 * Saved cards: the provider stores the card; we store what its API cannot change (which is the default, a corrected
 * holder or expiry) and merge it in.
 */
export const createStoredPayments = ({ config, database }: Pick<Runtime, 'config' | 'database'>, call: ProviderCall): StoredOperations => {
  const merchantAccount = config.PAYMENT_MERCHANT_ACCOUNT
  const query = (shopperReference: string): string => new URLSearchParams({ merchantAccount, shopperReference }).toString()

  const listStored: StoredOperations['listStored'] = async ({ shopperReference }) => {
    const { status, body } = await call({ method: 'GET', path: `/storedPaymentMethods?${query(shopperReference)}` })
    if (status !== 200) throw new Error(`The payment provider answered ${status} to a list of saved cards.`)
    const cards = storedList.parse(body).storedPaymentMethods
    const preferences =
      cards.length === 0
        ? []
        : await database
            .select()
            .from(paymentPreferences)
            .where(
              inArray(
                paymentPreferences.id,
                cards.map(({ id }) => id),
              ),
            )
    return cards.map((card) =>
      withPreference(
        card,
        preferences.find(({ id }) => id === card.id),
      ),
    )
  }

  return {
    listStored,
    addStored: async ({ shopperReference, card }) => {
      const { cardHolderName: holderName, ...encrypted } = card
      const paymentMethod = { type: 'scheme', holderName, ...encrypted }
      const { status, body } = await call({
        method: 'POST',
        path: '/storedPaymentMethods',
        body: { merchantAccount, shopperReference, recurringProcessingModel: 'CardOnFile', paymentMethod },
      })
      const parsed = stored.safeParse(body)
      if (status < 300 && parsed.success) return withPreference(parsed.data, undefined)
      return status === 422 ? 'refused' : 'failed'
    },
    updateStored: async ({ shopperReference, id, change }) => {
      const known = (await listStored({ shopperReference })).find((card) => card.id === id)
      if (known === undefined) return 'unknown'
      const next = { ...known, ...change }
      await database.transaction(async (transaction) => {
        if (change.default === true)
          await transaction
            .update(paymentPreferences)
            .set({ isDefault: false })
            .where(eq(paymentPreferences.shopperReference, shopperReference))
        const row = { isDefault: next.default, holderName: next.holderName, expiryMonth: next.expiryMonth, expiryYear: next.expiryYear }
        await transaction
          .insert(paymentPreferences)
          .values({ id, shopperReference, ...row })
          .onConflictDoUpdate({ target: paymentPreferences.id, set: row })
      })
      return next
    },
    removeStored: async ({ shopperReference, id }) => {
      const { status } = await call({
        method: 'DELETE',
        path: `/storedPaymentMethods/${encodeURIComponent(id)}?${query(shopperReference)}`,
      })
      const isUnknown = status === 404 || status === 422
      if (status >= 300 && !isUnknown) return 'failed'
      await database
        .delete(paymentPreferences)
        .where(and(eq(paymentPreferences.id, id), eq(paymentPreferences.shopperReference, shopperReference)))
      return !isUnknown
    },
  }
}

const withPreference = (card: z.infer<typeof stored>, preference: typeof paymentPreferences.$inferSelect | undefined): StoredPayment => ({
  id: card.id,
  type: 'scheme',
  brand: card.brand,
  lastFour: card.lastFour,
  expiryMonth: preference?.expiryMonth ?? card.expiryMonth,
  expiryYear: preference?.expiryYear ?? card.expiryYear,
  holderName: preference?.holderName ?? card.holderName,
  default: preference?.isDefault ?? false,
})
