import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { PaymentSession } from '../../schemas/api/checkout.ts'
import { useCheckout } from '../../src/features/checkout/checkout.provider.tsx'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { Button } from '../../src/ui/button/button.tsx'
import { RadioGroup } from '../../src/ui/field/radio-group.tsx'
import { Alert } from '../../src/ui/notice/alert.tsx'
import { CardPart } from './card-part.tsx'
import { MethodHint } from './method-hint.tsx'
import { OtherMethod } from './other-method.tsx'
import { StepLoading } from './step-loading.tsx'
import styles from './delivery-form.module.scss'

/** How to pay: the methods that site, provider and browser have, in the site's order; card fields only where a card is chosen. */
export const PaymentStep = () => {
  const t = useTranslate()
  const { actor } = useCheckout()
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches({ paying: 'loadingMethods' }))
  const session = useSelector(actor, (snapshot) => snapshot.context.session)
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ paying: 'methodsFailed' }))
  const incident = useSelector(actor, (snapshot) => snapshot.context.incident)
  if (hasFailed) return <MethodsFailed text={t('codes.checkout.serverError')} incident={incident} />
  if (isLoading || session === undefined) return <StepLoading />
  // The provider may offer nothing for this bag: it can say more another time.
  return session.paymentMethods.length === 0 ? <MethodsFailed text={t('checkout.noMethod')} /> : <Methods session={session} />
}

const MethodsFailed = ({ text, incident }: { readonly text: string; readonly incident?: string | undefined }) => {
  const t = useTranslate()
  const { actor } = useCheckout()
  return (
    <Alert tone="danger" title={text} incident={incident}>
      <Button type="button" variant="secondary" size="small" onClick={() => actor.send({ type: 'methods.retried' })}>
        {t('checkout.tryAgain')}
      </Button>
    </Alert>
  )
}

const Methods = ({ session }: { readonly session: PaymentSession }) => {
  const t = useTranslate()
  const { actor } = useCheckout()
  const chosen = useSelector(actor, (snapshot) => snapshot.context.payment?.method)
  const [wanted, setWanted] = useState(chosen)
  const { paymentMethods: methods } = session
  const current = methods.find(({ id }) => id === wanted) ?? methods[0]
  return (
    <div className={styles.form}>
      <RadioGroup
        legend={t('checkout.method')}
        name="paymentMethod"
        value={current?.id ?? ''}
        onChange={setWanted}
        options={methods.map((method) => ({
          value: method.id,
          label: t(`checkout.methods.${method.id}`),
          ...(method.id === 'creditcard' ? {} : { description: <MethodHint method={method.id} /> }),
        }))}
      />
      {current?.id === 'creditcard' && <CardPart method={current.id} session={session} />}
      {current !== undefined && current.id !== 'creditcard' && <OtherMethod key={current.id} method={current} />}
    </div>
  )
}
