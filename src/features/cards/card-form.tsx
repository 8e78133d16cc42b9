import { useState, type ReactNode, type SubmitEvent } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import {
  cardProblems,
  readCard,
  type CardForm as CardValues,
  type CardProblem,
  type EncryptedCardFields,
} from '../../clients/payments/card-details.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { useCardEncryption } from './use-card-encryption.ts'
import styles from './card-form.module.scss'

/** A card ready to be sent; the last four digits are for whoever typed it. */
export interface EncryptedCard extends EncryptedCardFields {
  readonly lastFour: string
}

interface Props {
  readonly id: string
  /** The button's words. */
  readonly action: string
  /** Of the provider. */
  readonly clientKey: string
  /** What is done with the card is under way. */
  readonly isBusy?: boolean
  readonly onCard: (card: EncryptedCard) => void
  /** Stands beside the button: a way out. */
  readonly after?: ReactNode
}

const EMPTY: CardValues = { number: '', expiry: '', securityCode: '', holderName: '' }

/** Card fields. Only values encrypted for the provider leave this form. */
export const CardForm = ({ id, action, clientKey, isBusy = false, onCard, after }: Props) => {
  const t = useTranslate()
  const [values, setValues] = useState(EMPTY)
  const [problems, setProblems] = useState<readonly CardProblem[]>([])
  const { encrypt, isBusy: isEncrypting, hasFailed } = useCardEncryption(clientKey)
  const isWaiting = isBusy || isEncrypting

  const submit = async (form: HTMLFormElement): Promise<void> => {
    const found = cardProblems(values)
    setProblems(found)
    const card = readCard(values)
    if (card === undefined) {
      const field = form.elements.namedItem(found[0] ?? 'number')
      if (field instanceof HTMLElement) field.focus()
      return
    }
    const encrypted = await encrypt(card)
    if (encrypted !== undefined) onCard({ ...encrypted, lastFour: card.number.slice(-4) })
  }
  const field = (name: CardProblem) => ({
    name,
    label: t(`checkout.card.${name}`),
    value: values[name],
    error: problems.includes(name) ? t(`checkout.card.problem.${name}`) : undefined,
    required: true,
    onChange: (event: { target: { value: string } }) => {
      setValues({ ...values, [name]: event.target.value })
      setProblems(problems.filter((problem) => problem !== name))
    },
  })
  return (
    <form
      id={id}
      className={styles.card}
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (!isWaiting) void submit(event.currentTarget)
      }}
    >
      {hasFailed && (
        <Alert tone="danger">
          <p>{t('codes.checkout.serverError')}</p>
        </Alert>
      )}
      <TextField {...field('number')} autoComplete="cc-number" inputMode="numeric" dir="ltr" maxLength={23} />
      <div className={styles.row}>
        <TextField
          {...field('expiry')}
          autoComplete="cc-exp"
          inputMode="numeric"
          dir="ltr"
          maxLength={9}
          placeholder={t('checkout.card.expiryPlaceholder')}
        />
        <TextField {...field('securityCode')} autoComplete="cc-csc" inputMode="numeric" dir="ltr" maxLength={4} />
      </div>
      <TextField {...field('holderName')} autoComplete="cc-name" maxLength={80} />
      <p className={styles.note}>{t('checkout.card.note')}</p>
      <Button type="submit" size="large" fullWidth isBusy={isWaiting}>
        {action}
      </Button>
      {after}
    </form>
  )
}
