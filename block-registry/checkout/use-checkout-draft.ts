import { useEffect, useState } from 'react'
import { readDraft, writeDraft, type CheckoutDraft } from '../../src/features/checkout/checkout-draft.ts'
import { useSite } from '../../src/site/site-context.tsx'
import type { SchemaForm } from '../../src/ui/schema-form/use-schema-form.ts'
import type { GiftNoteForm } from './use-gift-note.ts'
import type { OrderAddress } from './use-order-address.ts'
import { tabStorage } from '../../src/lib/browser-storage.ts'

/** What was typed on this tab before, unless the bag holds it; read once, since what is typed now replaces it. */
export const useStoredDraft = (hasAddress: boolean): CheckoutDraft | undefined => {
  const { site } = useSite()
  const [draft] = useState(() => {
    const stored = readDraft(tabStorage(), site.siteTag)
    return stored?.isSaved === true && hasAddress ? undefined : stored
  })
  return draft
}

interface Typed {
  readonly consumer: SchemaForm
  readonly delivery: OrderAddress
  /** Undefined where the bill goes where the order goes. */
  readonly billing: OrderAddress | undefined
  readonly gift: GiftNoteForm
}

/** Stores what is typed as it is typed. Fields that are all empty are no address. */
export const useDraftStorage = ({ consumer: { values: consumer }, delivery, billing, gift }: Typed): void => {
  const { site } = useSite()
  const address = delivery.typed
  const payer = billing?.typed
  const giftNote = gift.isGift ? gift.text : undefined
  useEffect(() => {
    writeDraft(tabStorage(), site.siteTag, {
      consumer,
      ...(isTyped(address) && { address }),
      ...(isTyped(payer) && { billing: payer }),
      ...(giftNote !== undefined && { giftNote }),
    })
  }, [site.siteTag, consumer, address, payer, giftNote])
}

const isTyped = (values: OrderAddress['typed']): values is NonNullable<OrderAddress['typed']> =>
  values !== undefined && Object.values(values).some((value) => value !== '')
