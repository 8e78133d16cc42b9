import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { isSubmitDisabled } from '../../src/features/cart/cart-view.ts'
import { useCart } from '../../src/features/cart/cart.provider.tsx'
import { useCheckout } from '../../src/features/checkout/checkout.provider.tsx'
import type { ExpressApproval } from '../../src/features/checkout/checkout-types.ts'
import { ExpressOffer } from '../../src/features/checkout/express/express-offer.tsx'
import { hasShipping } from '../../src/lib/needs-shipping.ts'
import { RemovedLine } from '../../src/features/bag/removed-line.tsx'
import { useBagEntries } from '../../src/features/bag/use-bag-entries.ts'
import { Button } from '../../src/ui/button/button.tsx'
import { ButtonLink } from '../../src/ui/button/button-link.tsx'
import { StepAction } from './step-action.tsx'
import { BasketLine } from './basket-line.tsx'
import styles from './basket-step.module.scss'

/** The bag's lines, with what was taken out in its place. */
export const BasketStep = () => {
  const { actor } = useCheckout()
  const cart = useSelector(actor, (snapshot) => snapshot.context.cart)
  const unavailable = cart?.unavailableItems ?? []
  const lines = [...(cart?.items ?? []), ...unavailable]
  const { entries, remove, undo, list } = useBagEntries(lines)
  const review = useCallback((approval: ExpressApproval) => actor.send({ type: 'express.approved', approval }), [actor])
  return (
    <>
      {entries.length > 0 && (
        <ul ref={list} className={styles.lines}>
          {entries.map((entry) =>
            entry.kind === 'line' ? (
              <li key={entry.line.lineItemId}>
                <BasketLine line={entry.line} isUnavailable={unavailable.includes(entry.line)} onLeave={remove} />
              </li>
            ) : (
              <li key={`gone-${entry.removal.line.lineItemId}`} className={styles.gone}>
                <RemovedLine removal={entry.removal} onUndo={undo} />
              </li>
            ),
          )}
        </ul>
      )}
      <ExpressOffer onApproved={review} />
      {lines.length === 0 ? (
        <EmptyBasket />
      ) : (
        <StepAction>
          <ToShipping />
        </StepAction>
      )}
    </>
  )
}

/** The way on is possible once every line is available (CHECKOUT-21). */
const ToShipping = () => {
  const t = useTranslate()
  const { actor } = useCheckout()
  const cart = useSelector(actor, (snapshot) => snapshot.context.cart)
  const isBusy = useCart(isSubmitDisabled)
  return (
    <Button
      type="button"
      size="large"
      fullWidth
      isBusy={isBusy}
      disabled={(cart?.unavailableItems.length ?? 0) > 0}
      onClick={() => actor.send({ type: 'step.requested', step: 'shipping' })}
    >
      {t(hasShipping(cart?.items ?? []) ? 'checkout.toShipping' : 'checkout.toDetails')}
    </Button>
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
