import { useState, type SubmitEvent } from 'react'
import type { StoredPayment, StoredPaymentChange } from '../../schemas/api/stored-payment.ts'
import { readExpiry } from '../../src/clients/payments/card-details.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { Button } from '../../src/ui/button/button.tsx'
import { TextField } from '../../src/ui/field/text-field.tsx'
import styles from './payment-methods.module.scss'

interface Props {
  readonly card: StoredPayment
  readonly isBusy: boolean
  readonly onSave: (change: StoredPaymentChange) => void
}

/** What may change about a saved card: the name on it, and how long it is good. Another number is another card. */
export const CardChangeForm = ({ card, isBusy, onSave }: Props) => {
  const t = useTranslate()
  const [holderName, setHolderName] = useState(card.holderName)
  const [expiry, setExpiry] = useState(`${card.expiryMonth}/${card.expiryYear.slice(-2)}`)
  const [isChecked, setIsChecked] = useState(false)
  const read = readExpiry(expiry)
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setIsChecked(true)
    if (isBusy) return
    if (read !== undefined && holderName.trim() !== '') return onSave({ holderName: holderName.trim(), ...read })
    const form = event.currentTarget
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <TextField
        name="holderName"
        label={t('checkout.card.holderName')}
        value={holderName}
        error={isChecked && holderName.trim() === '' ? t('checkout.card.problem.holderName') : undefined}
        autoComplete="cc-name"
        maxLength={80}
        required
        onChange={(event) => setHolderName(event.target.value)}
      />
      <TextField
        name="expiry"
        label={t('checkout.card.expiry')}
        value={expiry}
        error={isChecked && read === undefined ? t('checkout.card.problem.expiry') : undefined}
        autoComplete="cc-exp"
        inputMode="numeric"
        dir="ltr"
        maxLength={9}
        required
        onChange={(event) => setExpiry(event.target.value)}
      />
      <Button type="submit" size="large" fullWidth isBusy={isBusy}>
        {t('myAccount.saveCard')}
      </Button>
    </form>
  )
}
