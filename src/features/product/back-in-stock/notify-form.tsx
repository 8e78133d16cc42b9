import { useEffect, useRef, useState, type ComponentType, type SubmitEvent } from 'react'
import { useAccountState } from '../../../clients/identity/account-context.tsx'
import { awaitStock } from '../../../clients/marketing/await-stock.ts'
import { AddedMessages } from '../../../i18n/added-messages.tsx'
import { loadLateMessages } from '../../../i18n/late-messages.ts'
import { useTranslate } from '../../../i18n/use-translate.ts'
import { newIncident } from '../../../lib/incident-of.ts'
import { report } from '../../../lib/report.ts'
import { useSite } from '../../../site/site-context.tsx'
import type { SiteValue } from '../../../site/site-value.ts'
import { Alert } from '../../../ui/notice/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import styles from './notify-form.module.scss'

export interface NotifyFormProps {
  readonly sku: string
}

/** The form with its texts, which are not among those that every page brings: few shoppers open it. */
export const notifyFormIn = async ({ locale }: Pick<SiteValue, 'locale'>): Promise<ComponentType<NotifyFormProps>> => {
  const messages = await loadLateMessages('back-in-stock', locale)
  return (props) => (
    <AddedMessages messages={messages} locale={locale}>
      <NotifyForm {...props} />
    </AddedMessages>
  )
}

/** Where to write to once a variant is back. Another variant is another form, which begins anew; nothing is stored. */
const NotifyForm = ({ sku }: NotifyFormProps) => {
  const t = useTranslate()
  const { userEmail } = useAccountState()
  const { state, incident, send } = useWish(sku)
  const form = useRef<HTMLFormElement>(null)
  const done = useRef<HTMLParagraphElement>(null)
  // What had the focus is gone: the button that opened the form, and the form after it.
  useEffect(() => (state === 'accepted' ? done.current : form.current?.querySelector('input'))?.focus(), [state])
  if (state === 'accepted')
    return (
      <p ref={done} className={styles.done} tabIndex={-1} role="status">
        {t('backInStock.success')}
      </p>
    )
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const email = new FormData(event.currentTarget).get('email')
    send(typeof email === 'string' ? email.trim() : '', event.currentTarget.checkValidity())
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={t('backInStock.label')}
        hint={t('backInStock.hint')}
        error={state === 'badEmail' ? t('backInStock.errorFormat') : undefined}
        name="email"
        type="email"
        dir="ltr"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={254}
        required
        defaultValue={userEmail}
      />
      {state === 'failed' && (
        <Alert tone="danger" incident={incident}>
          {t('backInStock.failed')}
        </Alert>
      )}
      <Button type="submit" variant="secondary" size="large" fullWidth isBusy={state === 'submitting'}>
        {t('backInStock.submit')}
      </Button>
    </form>
  )
}

interface Wish {
  readonly state: 'editing' | 'submitting' | 'accepted' | 'badEmail' | 'failed'
  /** Of a failure: the vendor's answer has none that the shop could find. */
  readonly incident?: string
}

const useWish = (sku: string): Wish & { readonly send: (email: string, isValid: boolean) => void } => {
  const { site } = useSite()
  const [wish, setWish] = useState<Wish>({ state: 'editing' })
  // Two clicks may come before the first is rendered.
  const isSending = useRef(false)
  const send = (email: string, isValid: boolean): void => {
    if (isSending.current) return
    if (!isValid) return setWish({ state: 'badEmail' })
    isSending.current = true
    setWish({ state: 'submitting' })
    const { baseUrl = '/klaviyo', publicKey = '' } = site.integrations.backInStock ?? {}
    void awaitStock({ fetch: window.fetch.bind(window), baseUrl: baseUrl.replace(/\/$/, ''), publicKey }, { email, sku }).then(
      (outcome) => {
        isSending.current = false
        setWish(outcome.kind === 'failed' ? { state: 'failed', incident: reported(sku, outcome.cause) } : { state: outcome.kind })
      },
    )
  }
  return { ...wish, send }
}

const reported = (sku: string, cause: string): string => {
  const incident = newIncident()
  report({ code: 'backInStockFailed', message: 'A wish to hear of stock was not taken', details: { sku, cause, incident } })
  return incident
}
