import type { Address, FormSchema } from '../../schemas/api/address.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { SchemaFields } from '../../src/ui/schema-form/schema-fields.tsx'
import { AddressChoice } from './address-choice.tsx'
import styles from './delivery-form.module.scss'
import type { OrderAddress } from './use-order-address.ts'

interface Props {
  readonly addresses: readonly Address[]
  readonly schema: FormSchema
  readonly billing: OrderAddress
}

/** Where the bill goes: a choice where billing addresses are saved, fields where one is typed or has to be corrected. */
export const BillingPart = ({ addresses, schema, billing }: Props) => {
  const t = useTranslate()
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{t('checkout.billing')}</legend>
      {addresses.length > 0 && (
        <AddressChoice
          name="savedBillingAddress"
          legend={t('checkout.savedBilling')}
          addresses={addresses}
          schema={schema}
          value={billing.choice}
          onChange={billing.choose}
        />
      )}
      {billing.isOpen && <SchemaFields schema={schema} form={billing.form} section="billing" />}
    </fieldset>
  )
}
