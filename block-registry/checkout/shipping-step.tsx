import { useSelector } from '@xstate/react'
import type { Cart } from '../../schemas/api/cart.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useCheckout } from '../../src/features/checkout/checkout.provider.tsx'
import { Alert } from '../../src/ui/alert/alert.tsx'
import { Button } from '../../src/ui/button/button.tsx'
import { Spinner } from '../../src/ui/spinner/spinner.tsx'
import { DeliveryForm } from './delivery-form.tsx'
import type { DeliverySchemas } from './delivery-schemas.ts'
import { useFormSchema, type SchemaRead } from '../../src/features/address/use-form-schema.ts'
import { useSavedAddresses, type SavedAddresses } from '../../src/features/address/use-saved-addresses.ts'

/** Contact, address and delivery (ROUTE-32). The forms are shown once their schemas and the saved addresses are loaded. */
export const ShippingStep = () => {
  const { actor } = useCheckout()
  const cart = useSelector(actor, (snapshot) => snapshot.context.cart)
  const reads = { shipping: useFormSchema('shipping'), billing: useFormSchema('billing'), consumer: useFormSchema('consumer') }
  const schemas = loadedOf(reads)
  const saved = useSavedAddresses()
  const failed = Object.values(reads).find((read) => read.state === 'failed')
  if (failed?.state === 'failed') return <SchemaFailure onRetry={failed.retry} />
  if (cart === undefined || schemas === undefined || saved === undefined) return <SchemaLoading />
  return <Filled cart={cart} schemas={schemas} saved={saved} />
}

const Filled = (props: { readonly cart: Cart; readonly schemas: DeliverySchemas; readonly saved: SavedAddresses }) => {
  const t = useTranslate()
  const { actor } = useCheckout()
  const isTaxFailed = useSelector(actor, (snapshot) => snapshot.matches({ shipping: 'taxFailed' }))
  return (
    <>
      {isTaxFailed && (
        <Alert tone="danger" title={t('checkout.tax.error')}>
          <Button type="button" variant="secondary" size="small" onClick={() => actor.send({ type: 'tax.retried' })}>
            {t('checkout.tryAgain')}
          </Button>
        </Alert>
      )}
      <DeliveryForm {...props} />
    </>
  )
}

const SchemaLoading = () => {
  const t = useTranslate()
  return <Spinner label={t('checkout.loading')} />
}

const SchemaFailure = ({ onRetry }: { readonly onRetry: () => void }) => {
  const t = useTranslate()
  return (
    <Alert tone="danger" title={t('codes.address.unableToList')}>
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
