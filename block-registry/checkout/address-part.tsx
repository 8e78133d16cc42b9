import type { FormSchema, FoundAddress } from '../../schemas/api/address.ts'
import type { SavedAddresses } from '../../src/features/address/use-saved-addresses.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { Alert } from '../../src/ui/notice/alert.tsx'
import { SchemaFields } from '../../src/ui/schema-form/schema-fields.tsx'
import { AddressFinder } from './address-finder.tsx'
import { AddressChoice } from './address-choice.tsx'
import type { OrderAddress } from './use-order-address.ts'

interface Props {
  readonly saved: SavedAddresses
  readonly schema: FormSchema
  readonly delivery: OrderAddress
  readonly onChoose: (choice: string) => void
}

/** Where the order goes: a choice where addresses are saved, fields where one is typed or has to be corrected. */
export const AddressPart = ({ saved: { addresses, isUnknown }, schema, delivery, onChoose }: Props) => {
  const t = useTranslate()
  /** Only what the form has fields for; a second line of the address before is not left behind. */
  const fill = (found: FoundAddress): void => {
    for (const name of ADDRESS_FIELDS) if (name in schema.properties) delivery.form.change(name, found[name] ?? '')
  }
  return (
    <>
      {isUnknown && (
        <Alert tone="info">
          <p>{t('checkout.addressesUnknown')}</p>
        </Alert>
      )}
      {addresses.length > 0 && (
        <AddressChoice
          name="savedAddress"
          legend={t('checkout.savedAddresses')}
          addresses={addresses}
          schema={schema}
          value={delivery.choice}
          onChange={onChoose}
        />
      )}
      {delivery.isOpen && delivery.chosen === undefined && <AddressFinder onFound={fill} />}
      {delivery.isOpen && <SchemaFields schema={schema} form={delivery.form} without={ASKED_ABOVE} section="shipping" />}
    </>
  )
}

const ADDRESS_FIELDS = ['addressLine1', 'addressLine2', 'city', 'region', 'postcode'] as const

const ASKED_ABOVE = ['email', 'phoneNumber']
