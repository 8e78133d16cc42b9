import { useSelector } from '@xstate/react'
import { useState, type SubmitEvent } from 'react'
import { usePriceFormat } from '../../src/i18n/use-price-format.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { isolated } from '../../src/i18n/isolated.ts'
import { isSubmitDisabled } from '../../src/features/cart/cart-view.ts'
import { useCart } from '../../src/features/cart/cart.provider.tsx'
import { useCheckout } from '../../src/features/checkout/checkout.provider.tsx'
import { captchaActions } from '../../src/site/captcha-actions.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { Button } from '../../src/ui/button/button.tsx'
import { Checkbox } from '../../src/ui/field/checkbox.tsx'
import { Link } from '../../src/ui/link/link.tsx'
import { CaptchaNotice } from './captcha-notice.tsx'
import { PaymentActionView } from './payment-action.tsx'
import { ReviewParts } from './review-parts.tsx'
import { StepAction } from './step-action.tsx'
import styles from './delivery-form.module.scss'

/** Everything once more, read only, with the agreements and the one button that buys. */
export const ReviewStep = () => {
  const t = useTranslate()
  const format = usePriceFormat()
  const { site } = useSite()
  const { actor } = useCheckout()
  const canSubmit = useSelector(actor, (snapshot) => snapshot.matches('reviewing'))
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const total = useSelector(actor, ({ context }) => context.cart?.cartSummary.totalCost ?? 0)
  // Another tab has changed the bag: its new sum is shown before it can be paid.
  const isChanging = useCart(isSubmitDisabled)
  const [agreed, setAgreed] = useState<Readonly<Record<string, boolean>>>({})
  const [hasTried, setTried] = useState(false)
  const agreements = site.checkout.agreements
  const missing = agreements.filter(({ id, required }) => required && agreed[id] !== true).map(({ id }) => id)

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setTried(true)
    const [first] = missing
    if (first !== undefined) {
      const field = event.currentTarget.elements.namedItem(first)
      if (field instanceof HTMLElement) field.focus()
      return
    }
    if (canSubmit && !isChanging)
      actor.send({ type: 'order.submitted', agreements: Object.fromEntries(agreements.map(({ id }) => [id, agreed[id] === true])) })
  }
  return (
    <>
      <ReviewParts />
      <form id="checkout-review" className={styles.form} noValidate onSubmit={submit}>
        {agreements.map(({ id, required, path }) => (
          <div key={id}>
            <Checkbox
              name={id}
              label={t(`agreements.${id}.label`)}
              required={required}
              checked={agreed[id] === true}
              error={hasTried && missing.includes(id) ? t(`agreements.${id}.required`) : undefined}
              onChange={(event) => setAgreed({ ...agreed, [id]: event.target.checked })}
            />
            {path !== undefined && (
              // Not in place of the checkout, whose card would have to be typed again.
              <Link to={path} newWindow className={styles.agreement}>
                {t(`agreements.${id}.read`)}
              </Link>
            )}
          </div>
        ))}
        <StepAction>
          <Button
            type="submit"
            form="checkout-review"
            size="large"
            fullWidth
            isBusy={isBusy || isChanging}
            disabled={!canSubmit && !isBusy}
          >
            {t('checkout.submit', { sum: isolated(format(total)) })}
          </Button>
        </StepAction>
        {captchaActions(site).includes('payment') && <CaptchaNotice />}
      </form>
      <PaymentActionView />
    </>
  )
}
