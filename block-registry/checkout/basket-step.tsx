import { useSelector } from '@xstate/react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { isSubmitDisabled } from '../../src/features/cart/cart-view.ts'
import { useCart } from '../../src/features/cart/cart.provider.tsx'
import { useCheckout } from '../../src/features/checkout/checkout.provider.tsx'
import { Button } from '../../src/ui/button/button.tsx'
import { ButtonLink } from '../../src/ui/button/button-link.tsx'
import { BasketLine } from './basket-line.tsx'
import styles from './basket-step.module.scss'

/** The bag's lines; the next step is possible once every line is available (CHECKOUT-21). */
export const BasketStep = () => {
  const t = useTranslate()
  const { actor } = useCheckout()
  const cart = useSelector(actor, (snapshot) => snapshot.context.cart)
  const isBusy = useCart(isSubmitDisabled)
  const lines = [...(cart?.items ?? []), ...(cart?.unavailableItems ?? [])]
  if (lines.length === 0) return <EmptyBasket />
  const isBlocked = (cart?.unavailableItems.length ?? 0) > 0
  return (
    <>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.lineItemId}>
            <BasketLine line={line} />
          </li>
        ))}
      </ul>
      <Button
        type="button"
        size="large"
        fullWidth
        isBusy={isBusy}
        disabled={isBlocked}
        onClick={() => actor.send({ type: 'step.requested', step: 'shipping' })}
      >
        {t('checkout.toShipping')}
      </Button>
    </>
  )
}

const EmptyBasket = () => {
  const t = useTranslate()
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{t('cart.empty')}</p>
      <p>{t('cart.emptyText')}</p>
      <ButtonLink to="/">{t('cart.continue')}</ButtonLink>
    </div>
  )
}
