import { useState, type FormEvent } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { queryOfForm, type OrderQuery } from './order-query.ts'
import styles from './order-lookup.module.scss'

interface Props {
  /** Known already, for example from the address. */
  readonly orderReference?: string
  readonly onQuery: (query: OrderQuery) => void
}

/** Asks for the number of an order and the contact it was placed with. What is typed never enters the address. */
export const OrderLookupForm = ({ orderReference = '', onQuery }: Props) => {
  const t = useTranslate()
  const [isChecked, setIsChecked] = useState(false)
  const [values, setValues] = useState({ orderReference, contact: '' })
  const errorOf = (value: string): string | undefined => (isChecked && value.trim() === '' ? t('orders.required') : undefined)

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setIsChecked(true)
    const query = queryOfForm(values)
    if (query !== undefined) onQuery(query)
  }

  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <TextField
        label={t('orders.reference')}
        name="orderReference"
        value={values.orderReference}
        error={errorOf(values.orderReference)}
        dir="ltr"
        autoComplete="off"
        maxLength={40}
        required
        onChange={(event) => setValues({ ...values, orderReference: event.target.value })}
      />
      <TextField
        label={t('orders.contact')}
        hint={t('orders.contactHint')}
        name="contact"
        value={values.contact}
        error={errorOf(values.contact)}
        dir="ltr"
        autoComplete="email"
        maxLength={254}
        required
        onChange={(event) => setValues({ ...values, contact: event.target.value })}
      />
      <Button type="submit">{t('orders.find')}</Button>
    </form>
  )
}
