import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { PaymentSession } from '../../schemas/api/checkout.ts'
import type { StoredPayment } from '../../schemas/api/stored-payment.ts'
import { useAccountState } from '../../src/clients/identity/account-context.tsx'
import { CardForm } from '../../src/features/cards/card-form.tsx'
import { isExpired } from '../../src/features/cards/stored-card.ts'
import { useStoredCards, type StoredCards } from '../../src/features/cards/use-stored-cards.ts'
import { useCheckout } from '../../src/features/checkout/checkout.provider.tsx'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { wallTime } from '../../src/lib/clock.ts'
import { Alert } from '../../src/ui/notice/alert.tsx'
import { Checkbox } from '../../src/ui/field/checkbox.tsx'
import { Button } from '../../src/ui/button/button.tsx'
import { StepAction } from './step-action.tsx'
import { CardChoice, NEW_CARD } from './card-choice.tsx'
import { StepLoading } from './step-loading.tsx'

interface Props {
  readonly method: string
  readonly session: PaymentSession
}

/** Paying by card: one of the account's, or one that is typed (CALL-57). */
export const CardPart = (props: Props) => {
  const stored = useStoredCards()
  return stored === undefined ? <StepLoading /> : <Filled stored={stored} {...props} />
}

const Filled = ({ stored: { cards, isUnknown }, method, session }: Props & { readonly stored: StoredCards }) => {
  const t = useTranslate()
  const { actor } = useCheckout()
  const payment = useSelector(actor, (snapshot) => snapshot.context.payment)
  const now = new Date(wallTime())
  const usable = cards.filter((card) => !isExpired(card, now))
  const before = payment?.card === undefined ? payment?.stored?.cardToken : NEW_CARD
  const [choice, setChoice] = useState(before ?? usable[0]?.id ?? NEW_CARD)
  // Nobody's card is stored unless they say so.
  const [isToBeStored, setToBeStored] = useState(payment?.card?.storeCard === true)
  const { isUserSignedIn } = useAccountState()
  const chosen = usable.find(({ id }) => id === choice)
  return (
    <>
      {isUnknown && (
        <Alert tone="info">
          <p>{t('checkout.cardsUnknown')}</p>
        </Alert>
      )}
      {cards.length > 0 && <CardChoice cards={cards} now={now} value={chosen?.id ?? NEW_CARD} onChange={setChoice} />}
      {chosen === undefined ? (
        <CardForm
          id="checkout-payment"
          action={t('checkout.toReview')}
          Action={StepAction}
          clientKey={session.clientKey}
          brands={session.paymentMethods.find(({ id }) => id === method)?.brands ?? []}
          consent={
            isUserSignedIn && (
              <Checkbox
                name="storeCard"
                label={t('checkout.card.store')}
                checked={isToBeStored}
                onChange={(event) => setToBeStored(event.target.checked)}
              />
            )
          }
          onCard={(card) =>
            actor.send({
              type: 'payment.chosen',
              payment: { method, card: isUserSignedIn && isToBeStored ? { ...card, storeCard: true } : card },
            })
          }
        />
      ) : (
        <StepAction>
          <Button
            type="button"
            size="large"
            fullWidth
            onClick={() => actor.send({ type: 'payment.chosen', payment: { method, stored: storedOf(chosen) } })}
          >
            {t('checkout.toReview')}
          </Button>
        </StepAction>
      )}
    </>
  )
}

const storedOf = ({ id, brand, lastFour }: StoredPayment) => ({ cardToken: id, brand, lastFour })
