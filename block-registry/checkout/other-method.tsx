import { useSelector } from '@xstate/react'
import { useState, type SubmitEvent } from 'react'
import type { OfferedMethod } from '../../schemas/api/checkout.ts'
import { useCheckout } from '../../src/features/checkout/checkout.provider.tsx'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { Button } from '../../src/ui/button/button.tsx'
import { SelectField } from '../../src/ui/field/select-field.tsx'
import { StepAction } from './step-action.tsx'
import styles from './delivery-form.module.scss'
import { defined } from '../../src/lib/defined.ts'

/** A method that is no card: the bank, where it has a choice of them, and the way on. */
export const OtherMethod = ({ method: { id, issuers = [] } }: { readonly method: OfferedMethod }) => {
  const t = useTranslate()
  const { actor } = useCheckout()
  const before = useSelector(actor, ({ context: { payment } }) => (payment?.method === id ? payment.issuer?.id : undefined))
  const [chosen, setChosen] = useState(before ?? '')
  const [hasTried, setTried] = useState(false)
  const issuer = issuers.find((one) => one.id === chosen)
  const isMissing = issuers.length > 0 && issuer === undefined
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setTried(true)
    if (!isMissing) actor.send({ type: 'payment.chosen', payment: { method: id, ...defined({ issuer }) } })
    else event.currentTarget.querySelector('select')?.focus()
  }
  return (
    <form id="checkout-payment" className={styles.form} noValidate onSubmit={submit}>
      {issuers.length > 0 && (
        <SelectField
          name="issuer"
          required
          label={t('checkout.issuer.label')}
          placeholder={t('form.choose')}
          options={issuers.map(({ id: value, name: label }) => ({ value, label }))}
          value={chosen}
          error={hasTried && isMissing ? t('checkout.issuer.missing') : undefined}
          onChange={(event) => setChosen(event.target.value)}
        />
      )}
      <StepAction>
        <Button type="submit" form="checkout-payment" size="large" fullWidth>
          {t('checkout.toReview')}
        </Button>
      </StepAction>
    </form>
  )
}
