import { useActorRef } from '@xstate/react'
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { browserStorage, tabStorage } from '../../lib/browser-storage.ts'
import { report } from '../../lib/report.ts'
import { sleep } from '../../lib/sleep.ts'
import { useCommerce } from '../../clients/commerce/commerce-context.tsx'
import { useAccount } from '../../clients/identity/account-context.tsx'
import { useLocation } from '../../page/router-context.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import type { SiteConfig } from '../../site/site-config.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { useSite } from '../../site/site-context.tsx'
import { siteCaptcha } from '../captcha/site-captcha.ts'
import { useCartStore } from '../cart/cart.provider.tsx'
import { markDraftSaved } from './checkout-draft.ts'
import { checkoutEffects } from './checkout-effects.ts'
import { readStep } from './checkout-steps.ts'
import { checkoutMachine } from './checkout.machine.ts'
import { wallTime } from '../../lib/clock.ts'
import type { signUpAtCheckout } from '../sign-up/sign-up-at-checkout.ts'
import { createDeviceFingerprint, type DeviceFingerprint } from './device-fingerprint.ts'
import { createIdempotencyKeys, type IdempotencyKeys } from './idempotency-keys.ts'
import { createLateWallets } from './late-wallets.ts'
import { forgetExpress, handedOverExpress } from './express/handed-over.ts'
import { showsTestPayments } from './wallet-methods.ts'
import { readPaymentReturn } from './payment-return.ts'
import { defined } from '../../lib/defined.ts'

interface CheckoutValue {
  readonly actor: ActorRefFrom<typeof checkoutMachine>
  readonly keys: IdempotencyKeys
}

const Context = createContext<CheckoutValue | undefined>(undefined)

/** Runs the checkout of a page; its first snapshot follows from the address alone, so server and browser agree. */
export const CheckoutProvider = ({ children }: { readonly children: ReactNode }) => {
  const { site, language } = useSite()
  const { params, query } = usePageContext()
  const commerce = useCommerce()
  const account = useAccount()
  const { store: cartStore } = useCartStore()
  const [keys] = useState(() => createIdempotencyKeys(() => crypto.randomUUID()))
  const [captcha] = useState(() => siteCaptcha(site))
  const t = useTranslate()
  const { search } = useLocation()
  const showsTest = showsTestPayments(search)
  const [express] = useState(handedOverExpress)
  const [machine] = useState(() =>
    checkoutMachine.provide({
      actors: checkoutEffects({
        commerce,
        cartStore,
        isGuest: () => !account.getState().isUserSignedIn,
        onDeliverySaved: () => markDraftSaved(tabStorage(), site.siteTag),
        signUp: (email) => void signUp({ commerce, site, language, storage: browserStorage(), report }, email),
        userAgent: userAgent(),
        keys,
        fingerprint: fingerprintFor(site),
        captcha,
        wallets: createLateWallets({ site, commerce, report, showsTest, texts: { close: t('ui.close'), loading: t('express.loading') } }),
        report,
        sleep,
      }),
    }),
  )
  const paymentReturn = readPaymentReturn(query)
  const input = {
    requestedStep: readStep(params['step']),
    calculatesTax: site.checkout.calculateTax,
    ...defined({ paymentReturn, express }),
  }
  const actor = useActorRef(machine, { input })

  useEffect(() => captcha.stop, [captcha])

  // Once, and by this page: a later checkout begins anew.
  useEffect(forgetExpress, [])
  useEffect(
    () =>
      cartStore.subscribe(() => {
        const { cart, pending } = cartStore.getState()
        if (pending.length === 0) actor.send({ type: 'cart.stored', cart })
      }),
    [actor, cartStore],
  )
  useEffect(() => {
    const tell = (): void => {
      if (commerce.takeRebuilt()) actor.send({ type: 'bag.rebuilt' })
    }
    tell()
    return commerce.onSessionChange(tell)
  }, [actor, commerce])
  return <Context value={{ actor, keys }}>{children}</Context>
}

/** The checkout around a view. Throws outside `CheckoutProvider`: a mistake in wiring. */
export const useCheckout = (): CheckoutValue => {
  const value = useContext(Context)
  if (value === undefined) throw new Error('useCheckout needs a CheckoutProvider around it')
  return value
}

/** A site without it has none, and waits for none. */
const fingerprintFor = ({ integrations: { deviceFingerprint } }: SiteConfig): DeviceFingerprint => {
  if (deviceFingerprint?.enabled !== true) return { prepare: () => undefined, read: async () => undefined }
  const ask = () => fingerprintOf(deviceFingerprint.baseUrl ?? '/payments')
  return createDeviceFingerprint({ ask, storage: browserStorage(), report })
}

/** Its code comes with the first payment. */
const fingerprintOf = async (baseUrl: string): Promise<string> => {
  const [{ askFingerprint }, { markDevice }] = await Promise.all([
    import('../../clients/payments/device-fingerprint.ts'),
    import('./fraud-cookie.ts'),
  ])
  const answer = askFingerprint(baseUrl)
  const newId = (): string => crypto.randomUUID().replaceAll('-', '')
  markDevice(answer, { page: document, isSecure: window.location.protocol === 'https:', now: wallTime, newId })
  return answer
}

/** Its code comes with the first shopper who ticks the box. */
const signUp = async (...news: Parameters<typeof signUpAtCheckout>): Promise<void> => {
  try {
    const module = await import('../sign-up/sign-up-at-checkout.ts')
    await module.signUpAtCheckout(...news)
  } catch (cause) {
    report({ code: 'notSignedUp', message: 'The code that signs up did not come', details: { cause: String(cause) } })
  }
}

const userAgent = (): string => (typeof navigator === 'undefined' ? '' : navigator.userAgent)
