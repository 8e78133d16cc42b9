import { Fragment, useState, type ComponentType, type ReactNode, type SubmitEvent } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import {
  brandOf,
  cardProblems,
  digitsOf,
  readCard,
  type CardField,
  type CardForm as CardValues,
  type CardProblems,
  type EncryptedCardFields,
  type CardDetails,
} from '../../clients/payments/card-details.ts'
import { Alert } from '../../ui/notice/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { incidentOf, newIncident } from '../../lib/incident-of.ts'
import { report } from '../../lib/report.ts'
import { useSite } from '../../site/site-context.tsx'
import { wallTime } from '../../lib/clock.ts'
import { without } from '../../lib/without.ts'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import { caretAfter, formatExpiry, groupDigits } from './card-as-typed.ts'
import { CardMark } from './card-mark.tsx'
import styles from './card-form.module.scss'

/** A card ready to be sent; the last four digits are for whoever typed it. */
export interface EncryptedCard extends EncryptedCardFields {
  readonly lastFour: string
}

interface Props {
  readonly id: string
  /** The button's words. */
  readonly action: string
  /** Wraps the button, where it is rendered in another part of the page. */
  readonly Action?: ComponentType<{ readonly children: ReactNode }>
  /** The public key of the payment provider. */
  readonly clientKey: string
  /** Accepted ones, in the provider's words; none are shown unless given. */
  readonly brands?: readonly string[]
  /** Stands above the button: what else is asked about the card. */
  readonly consent?: ReactNode
  /** The card is being saved or charged. */
  readonly isBusy?: boolean
  readonly onCard: (card: EncryptedCard) => void
  /** Stands beside the button: a way out. */
  readonly after?: ReactNode
}

const EMPTY: CardValues = { number: '', expiry: '', securityCode: '', holderName: '' }

/** Card fields. Only values encrypted for the provider leave this form. */
export const CardForm = ({ id, action, Action = Fragment, clientKey, brands = [], consent, isBusy = false, onCard, after }: Props) => {
  const t = useTranslate()
  const [values, setValues] = useState(EMPTY)
  const [problems, setProblems] = useState<CardProblems>({})
  const { encrypt, isBusy: isEncrypting, incident } = useCardEncryption(clientKey)
  const isWaiting = isBusy || isEncrypting

  const submit = async (form: HTMLFormElement): Promise<void> => {
    const now = new Date(wallTime())
    const found = cardProblems(values, now)
    setProblems(found)
    const card = readCard(values, now)
    if (card === undefined) {
      const field = form.elements.namedItem(Object.keys(found)[0] ?? 'number')
      if (field instanceof HTMLElement) field.focus()
      return
    }
    const encrypted = await encrypt(card)
    if (encrypted !== undefined) onCard({ ...encrypted, lastFour: card.number.slice(-4) })
  }
  /** A field that was left is checked at once; one that is being typed only loses what was wrong with it, but a past date is told. */
  const check = (name: CardField, next: CardValues, isLeft: boolean): void => {
    const problem = cardProblems(next, new Date(wallTime()))[name]
    const isShown = problem === 'expired' || (isLeft && next[name] !== '')
    setProblems({ ...without(problems, name), ...(problem !== undefined && isShown ? { [name]: problem } : {}) })
  }
  const change = (name: CardField, value: string): void => {
    const next = { ...values, [name]: value }
    setValues(next)
    check(name, next, false)
  }
  const field = (name: CardField) => {
    const problem = problems[name]
    return {
      name,
      label: t(`checkout.card.${name}`),
      value: values[name],
      error: problem === undefined ? undefined : t(`checkout.card.problem.${problem}`),
      required: true,
      onBlur: () => check(name, values, true),
      onChange: ({ target }: { target: HTMLInputElement }) => change(name, name === 'expiry' ? formatExpiry(target.value) : target.value),
    }
  }
  const changeNumber = ({ target }: { target: HTMLInputElement }): void => {
    const { value, selectionStart } = target
    const grouped = groupDigits(value)
    change('number', grouped)
    if (selectionStart === null || selectionStart === value.length) return
    const caret = caretAfter(grouped, digitsOf(value.slice(0, selectionStart)).length)
    requestAnimationFrame(() => target.setSelectionRange(caret, caret))
  }
  const brand = brandOf(values.number)
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
      {incident !== undefined && (
        <Alert tone="danger" incident={incident}>
          <p>{t('codes.checkout.serverError')}</p>
        </Alert>
      )}
      <TextField {...field('number')} autoComplete="cc-number" inputMode="numeric" dir="ltr" maxLength={23} onChange={changeNumber} />
      {brands.length > 0 && (
        <ul className={styles.brands} aria-label={t('checkout.card.accepted')}>
          {brands.map((accepted) => (
            <li key={accepted} className={brand !== undefined && accepted !== brand ? styles.brandOther : undefined}>
              <CardMark brand={accepted} />
              {accepted === brand && <VisuallyHidden> ({t('checkout.card.typed')})</VisuallyHidden>}
            </li>
          ))}
        </ul>
      )}
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
      {consent}
      <p className={styles.note}>{t('checkout.card.note')}</p>
      <Action>
        <Button type="submit" form={id} size="large" fullWidth isBusy={isWaiting}>
          {action}
        </Button>
      </Action>
      {after}
    </form>
  )
}

interface CardEncryption {
  /** Undefined where it failed; the form then shows that. */
  readonly encrypt: (card: CardDetails) => Promise<EncryptedCardFields | undefined>
  readonly isBusy: boolean
  /** The incident of the last try, where it failed. */
  readonly incident: string | undefined
}

/** Encrypts a card for the provider; its code is loaded with the first card. */
const useCardEncryption = (clientKey: string): CardEncryption => {
  const { site } = useSite()
  const [isBusy, setIsBusy] = useState(false)
  const [incident, setIncident] = useState<string>()
  const encrypt = async (card: CardDetails): Promise<EncryptedCardFields | undefined> => {
    setIsBusy(true)
    setIncident(undefined)
    try {
      const { encryptCard } = await import('../../clients/payments/card-encryption.ts')
      const deps = {
        baseUrl: site.payments.baseUrl ?? '/payments/checkoutshopper',
        clientKey,
        fetch: fetch.bind(globalThis),
        clock: { now: wallTime },
      }
      return await encryptCard(deps)(card)
    } catch (error) {
      const found = incidentOf(error) ?? newIncident()
      const message = error instanceof Error ? error.message : 'The card could not be encrypted'
      report({ code: 'cardEncryption', message, details: { incident: found } })
      setIncident(found)
      return undefined
    } finally {
      setIsBusy(false)
    }
  }
  return { encrypt, isBusy, incident }
}
