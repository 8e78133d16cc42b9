import { useEffect, useRef } from 'react'
import type { PaymentAction } from '../../schemas/api/checkout.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useCheckout } from '../../src/features/checkout/checkout.provider.tsx'
import { writePendingCheckout } from '../../src/features/checkout/pending-checkout.ts'
import { Button } from '../../src/ui/button/button.tsx'
import { Spinner } from '../../src/ui/waiting/spinner.tsx'
import { tabStorage } from '../../src/lib/browser-storage.ts'

interface Props {
  readonly action: Extract<PaymentAction, { type: 'redirect' }>
}

/** Sends the browser to the bank or wallet; the button is for a browser that did not follow. */
export const RedirectAction = ({ action }: Props) => {
  const t = useTranslate()
  const { actor, keys } = useCheckout()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const { utr, payment } = actor.getSnapshot().context
    writePendingCheckout(tabStorage(), {
      utr: utr ?? '',
      paymentMethod: payment?.method ?? '',
      idempotencyKey: keys.current() ?? crypto.randomUUID(),
    })
    form.current?.requestSubmit()
  }, [actor, keys])
  // A GET form drops the query of its action: its parameters are sent as fields.
  const target = new URL(action.url, 'http://localhost')
  const fields = action.method === 'GET' ? Object.fromEntries(target.searchParams) : (action.data ?? {})
  return (
    <form ref={form} method={action.method} action={action.url}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Spinner label={t('checkout.toProvider')} />
      <Button type="submit" variant="secondary">
        {t('checkout.openProvider')}
      </Button>
    </form>
  )
}
