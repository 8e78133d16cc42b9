import { useSelector } from '@xstate/react'
import { useState, type SubmitEvent } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useCheckout } from '../../src/features/checkout/checkout.provider.tsx'
import { useSite } from '../../src/site/site-context.tsx'
import { Button } from '../../src/ui/button/button.tsx'
import { Checkbox } from '../../src/ui/checkbox/checkbox.tsx'
import { PaymentActionView } from './payment-action.tsx'
import { ReviewParts } from './review-parts.tsx'
import styles from './delivery-form.module.scss'

/** Everything once more, read only, with the agreements and the one button that buys. */
export const ReviewStep = () => {
  const t = useTranslate()
  const { site } = useSite()
  const { actor } = useCheckout()
  const canSubmit = useSelector(actor, (snapshot) => snapshot.matches('reviewing'))
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
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
    if (canSubmit)
      actor.send({ type: 'order.submitted', agreements: Object.fromEntries(agreements.map(({ id }) => [id, agreed[id] === true])) })
  }
  return (
    <>
      <ReviewParts />
      <form id="checkout-review" className={styles.form} noValidate onSubmit={submit}>
        {agreements.map(({ id, required }) => (
          <Checkbox
            key={id}
            name={id}
            label={t(`agreements.${id}.label`)}
            required={required}
            checked={agreed[id] === true}
            error={hasTried && missing.includes(id) ? t(`agreements.${id}.required`) : undefined}
            onChange={(event) => setAgreed({ ...agreed, [id]: event.target.checked })}
          />
        ))}
        <Button type="submit" size="large" fullWidth isBusy={isBusy} disabled={!canSubmit && !isBusy}>
          {t('checkout.submit')}
        </Button>
      </form>
      <PaymentActionView />
    </>
  )
}
