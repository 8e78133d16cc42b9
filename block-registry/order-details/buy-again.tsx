import { useState } from 'react'
import type { Order } from '../../schemas/api/checkout.ts'
import { CartProblemText } from '../../src/features/cart/cart-problem-text.tsx'
import type { CartProblem } from '../../src/features/cart/cart-store.ts'
import { useCartStore } from '../../src/features/cart/cart.provider.tsx'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { Alert } from '../../src/ui/notice/alert.tsx'
import { ButtonLink } from '../../src/ui/button/button-link.tsx'
import { Button } from '../../src/ui/button/button.tsx'

type Item = Order['items'][number]

/** What came of putting an order's items in the bag once more. */
interface Outcome {
  /** Pieces, not lines. */
  readonly added: number
  readonly refused: readonly { readonly item: Item; readonly problem: CartProblem }[]
}

/** Puts what was ordered in the bag again, as far as it is still sold, and says what is not. */
export const BuyAgain = ({ order }: { readonly order: Order }) => {
  const t = useTranslate()
  const { store } = useCartStore()
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const buy = async (): Promise<void> => {
    setIsBusy(true)
    let { added, refused }: Outcome = { added: 0, refused: [] }
    // One after the other: a limit of the bag counts what the one before has added.
    for (const item of order.items) {
      const { productId, sku, quantity, customisation } = item
      // Only what was chosen: what it looks like is made anew.
      const result = await store.add({
        productId,
        sku,
        quantity,
        ...(customisation && { customisation: { inputs: customisation.inputs } }),
      })
      if (result.outcome === 'fulfilled') added += quantity
      else refused = [...refused, { item, problem: result.problem }]
    }
    setOutcome({ added, refused })
    setIsBusy(false)
  }
  return (
    <>
      <Button type="button" isBusy={isBusy} onClick={() => void buy()}>
        {t('orders.buyAgain')}
      </Button>
      {outcome !== undefined && (
        <Alert tone={outcome.refused.length === 0 ? 'success' : 'warning'}>
          {outcome.added > 0 && <p>{t('orders.boughtAgain', { count: outcome.added })}</p>}
          {outcome.refused.map(({ item, problem }, index) => (
            <p key={index}>
              {item.name}: <CartProblemText problem={problem} />
            </p>
          ))}
          {outcome.added > 0 && (
            <ButtonLink to="/checkout/basket" variant="text" size="small">
              {t('orders.toBag')}
            </ButtonLink>
          )}
        </Alert>
      )}
    </>
  )
}
