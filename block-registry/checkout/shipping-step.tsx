import { useSelector } from '@xstate/react'
import type { Cart } from '../../schemas/api/cart.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useCheckout } from '../../src/features/checkout/checkout.provider.tsx'
import { Alert } from '../../src/ui/notice/alert.tsx'
import { Button } from '../../src/ui/button/button.tsx'
import { Link } from '../../src/ui/link/link.tsx'
import { DeliveryForm } from './delivery-form.tsx'
import type { DeliverySchemas } from './delivery-schemas.ts'
import { StepLoading } from './step-loading.tsx'
import { useFormSchema, type SchemaRead } from '../../src/features/address/use-form-schema.ts'
import { useSavedAddresses, type SavedAddresses } from '../../src/features/address/use-saved-addresses.ts'
import { useAccountState } from '../../src/clients/identity/account-context.tsx'
import { useSite } from '../../src/site/site-context.tsx'
import styles from './delivery-form.module.scss'

/** Contact, address and delivery (ROUTE-32). The forms are shown once their schemas and the saved addresses are loaded. */
export const ShippingStep = () => {
  const { actor } = useCheckout()
  const cart = useSelector(actor, (snapshot) => snapshot.context.cart)
  const reads = { shipping: useFormSchema('shipping'), billing: useFormSchema('billing'), consumer: useFormSchema('consumer') }
  const schemas = loadedOf(reads)
  const saved = useSavedAddresses()
  const failed = Object.values(reads).find((read) => read.state === 'failed')
  if (failed?.state === 'failed') return <SchemaFailure incident={failed.incident} onRetry={failed.retry} />
  if (cart === undefined || schemas === undefined || saved === undefined) return <StepLoading />
  return <Filled cart={cart} schemas={schemas} saved={saved} />
}

const Filled = (props: { readonly cart: Cart; readonly schemas: DeliverySchemas; readonly saved: SavedAddresses }) => {
  const t = useTranslate()
  const { actor } = useCheckout()
  const incident = useSelector(actor, (snapshot) => snapshot.context.incident)
  const isTaxFailed = useSelector(actor, (snapshot) => snapshot.matches({ shipping: 'taxFailed' }))
  return (
    <>
      {isTaxFailed && (
        <Alert tone="danger" title={t('checkout.tax.error')} incident={incident}>
          <Button type="button" variant="secondary" size="small" onClick={() => actor.send({ type: 'tax.retried' })}>
            {t('checkout.tryAgain')}
          </Button>
        </Alert>
      )}
      <SignInOffer />
      <DeliveryForm {...props} />
    </>
  )
}

/** The account's addresses and cards, for whoever has one: sign-in comes back to this step, with the bag. */
const SignInOffer = () => {
  const t = useTranslate()
  const { site } = useSite()
  const { isUserSignedIn } = useAccountState()
  if (isUserSignedIn || site.integrations['identityProvider']?.enabled !== true) return null
  return (
    <p className={styles.offer}>
      {t('checkout.signInText')}{' '}
      <Link to={`/account/sign-in?redirect=${encodeURIComponent('/checkout/shipping')}`}>{t('checkout.signIn')}</Link>
    </p>
  )
}

const SchemaFailure = ({ incident, onRetry }: { readonly incident: string | undefined; readonly onRetry: () => void }) => {
  const t = useTranslate()
  return (
    <Alert tone="danger" title={t('codes.address.unableToList')} incident={incident}>
      <Button type="button" variant="secondary" size="small" onClick={onRetry}>
        {t('checkout.tryAgain')}
      </Button>
    </Alert>
  )
}

const loadedOf = ({ shipping, billing, consumer }: Readonly<Record<keyof DeliverySchemas, SchemaRead>>): DeliverySchemas | undefined =>
  shipping.state === 'loaded' && billing.state === 'loaded' && consumer.state === 'loaded'
    ? { shipping: shipping.schema, billing: billing.schema, consumer: consumer.schema }
    : undefined
