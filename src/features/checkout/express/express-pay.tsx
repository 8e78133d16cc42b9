import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useId, useRef, useState, type ComponentType } from 'react'
import { fromPromise } from 'xstate'
import type { PaymentSession } from '../../../../schemas/api/checkout.ts'
import type { CommerceClient } from '../../../clients/commerce/commerce-client.ts'
import { useCommerce } from '../../../clients/commerce/commerce-context.tsx'
import { getPaymentSession } from '../../../clients/commerce/operations/checkout.ts'
import { reportFailure } from '../../../clients/commerce/report-failure.ts'
import { useAccount } from '../../../clients/identity/account-context.tsx'
import { AddedMessages } from '../../../i18n/added-messages.tsx'
import { loadLateMessages } from '../../../i18n/late-messages.ts'
import type { Translate } from '../../../i18n/messages.ts'
import { useTranslate } from '../../../i18n/use-translate.ts'
import { report } from '../../../lib/report.ts'
import { sleep } from '../../../lib/sleep.ts'
import { useLocation } from '../../../page/router-context.ts'
import { useSite } from '../../../site/site-context.tsx'
import type { SiteValue } from '../../../site/site-value.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Alert } from '../../../ui/notice/alert.tsx'
import { Spinner } from '../../../ui/waiting/spinner.tsx'
import { useCart, useCartStore } from '../../cart/cart.provider.tsx'
import type { ExpressApproval } from '../checkout-types.ts'
import { isExpress, showsTestPayments, walletName, walletOf } from '../wallet-methods.ts'
import { expressWants } from '../wallets/express-wants.ts'
import { createWallets } from '../wallets/wallets.ts'
import { expressMachine } from './express.machine.ts'
import { payExpress, type ExpressDeps, type ExpressResult } from './pay-express.ts'
import styles from './express-pay.module.scss'

/** Whoever asked for a wallet waits for it longer than whoever has other ways to pay before them. */
const PATIENCE_MS = 8_000

export interface ExpressPayProps {
  /** Goes on to the review with what the wallet gave. */
  readonly onApproved: (approval: ExpressApproval) => void
}

/** The part with its texts, which are not among those that every page brings: it stands in a bag that few open. */
export const expressPayIn = async ({ locale }: Pick<SiteValue, 'locale'>): Promise<ComponentType<ExpressPayProps>> => {
  const own = await loadLateMessages('express', locale)
  return (props) => (
    <AddedMessages messages={own} locale={locale}>
      <ExpressPay {...props} />
    </AddedMessages>
  )
}

/** The wallets that bring address and contact. Their scripts are loaded for whoever opens this, and for nobody else. */
const ExpressPay = ({ onApproved }: ExpressPayProps) => {
  const t = useTranslate()
  const region = useId()
  const { site } = useSite()
  const actor = useExpress(t)
  const { session, method, problem, incident } = useSelector(actor, (snapshot) => snapshot.context)
  const state = useSelector(actor, (snapshot) => snapshot.value)
  useEffect(() => {
    const subscription = actor.subscribe((snapshot) => {
      if (snapshot.status === 'done' && snapshot.output !== undefined) onApproved(snapshot.output)
    })
    return () => subscription.unsubscribe()
  }, [actor, onApproved])
  const wants = useCart(({ cart }) => (cart === undefined ? 'address' : expressWants(site, cart)))
  const isOpen = state !== 'closed'
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The button that had the focus is gone: on with the words of the part, and with its first button once there is one.
    const { activeElement } = document
    if (!isOpen || (activeElement !== document.body && activeElement !== text.current)) return
    const next = text.current?.parentElement?.querySelector('button') ?? text.current
    next?.focus()
  }, [isOpen, state])
  const names = site.payments.methods.filter(isExpressHere).map(walletName).join(' · ')
  return (
    <section className={styles.express} aria-label={t('express.open')}>
      {!isOpen && (
        <Button type="button" variant="secondary" fullWidth aria-expanded="false" onClick={() => actor.send({ type: 'opened' })}>
          {t('express.open')} <bdi className={styles.names}>{names}</bdi>
        </Button>
      )}
      <div id={region} className={isOpen ? styles.wallets : undefined} aria-busy={state === 'loading'}>
        {isOpen && (
          <p ref={text} className={styles.text} tabIndex={-1}>
            {t(wants === 'address' ? 'express.text' : 'express.textContact')}
          </p>
        )}
        {state === 'loading' && <Spinner label={t('express.loading')} />}
        {(state === 'offering' || state === 'paying' || state === 'approved') &&
          (session?.paymentMethods ?? []).map(({ id }) => (
            <Button
              key={id}
              type="button"
              fullWidth
              className={styles.wallet}
              data-method={id}
              isBusy={state !== 'offering' && method === id}
              disabled={state !== 'offering' && method !== id}
              onClick={() => actor.send({ type: 'chosen', method: id })}
            >
              {t('express.payWith', { wallet: walletName(id) })}
            </Button>
          ))}
        {state === 'unavailable' && (
          <Alert tone="info">
            <p>{t('express.none')}</p>
          </Alert>
        )}
        {state === 'failed' && (
          <Alert tone="warning" incident={incident}>
            <p>{t('express.failed')}</p>
            <Button type="button" variant="secondary" size="small" onClick={() => actor.send({ type: 'opened' })}>
              {t('express.again')}
            </Button>
          </Alert>
        )}
        {problem !== undefined && (
          <Alert tone={problem === 'cancelled' ? 'info' : 'danger'} incident={incident}>
            <p>{t(`express.${problem}`, { wallet: walletName(method) })}</p>
          </Alert>
        )}
      </div>
    </section>
  )
}

/** Apple's is in its own browsers alone. */
const isExpressHere = (method: string): boolean => isExpress(method) && (walletOf(method) !== 'applePay' || 'ApplePaySession' in window)

const readSession = async (commerce: CommerceClient): Promise<PaymentSession> => {
  try {
    return await getPaymentSession(commerce)()
  } catch (cause) {
    reportFailure(report, cause, { code: 'expressFailed', message: 'The express ways to pay did not come' })
    throw cause
  }
}

const useExpress = (t: Translate) => {
  const { site } = useSite()
  const { search } = useLocation()
  const commerce = useCommerce()
  const account = useAccount()
  const { store: cartStore } = useCartStore()
  const [machine] = useState(() => {
    const wallets = createWallets({
      site,
      commerce,
      report,
      showsTest: showsTestPayments(search),
      texts: { close: t('express.close'), loading: t('express.loading') },
    })
    const deps: ExpressDeps = { site, commerce, cartStore, isGuest: () => !account.getState().isUserSignedIn, report, sleep, wallets }
    return expressMachine.provide({
      actors: {
        readMethods: fromPromise<PaymentSession>(async () => {
          const session = await readSession(commerce)
          return {
            ...session,
            paymentMethods: await wallets.ready(
              session.paymentMethods.filter(({ id }) => isExpress(id)),
              PATIENCE_MS,
            ),
          }
        }),
        pay: fromPromise<ExpressResult, { readonly method: string; readonly session: PaymentSession | undefined }>(
          async ({ input: { method, session }, signal }) =>
            session === undefined ? { kind: 'stopped', problem: 'failed' } : payExpress(deps, { method, session, signal }),
        ),
      },
    })
  })
  return useActorRef(machine)
}
