import type { FormSchema } from '../../schemas/api/address.ts'
import type { SavedAddresses } from '../../src/features/address/use-saved-addresses.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { Alert } from '../../src/ui/alert/alert.tsx'
import { SchemaFields } from '../../src/ui/schema-form/schema-fields.tsx'
import { AddressChoice } from './address-choice.tsx'
import type { DeliveryAddress } from './use-delivery-address.ts'

interface Props {
  readonly saved: SavedAddresses
  readonly schema: FormSchema
  readonly delivery: DeliveryAddress
  readonly onChoose: (choice: string) => void
}

/** Where the order goes: a choice where addresses are saved, fields where one is typed or has to be corrected. */
export const AddressPart = ({ saved: { addresses, isUnknown }, schema, delivery, onChoose }: Props) => {
  const t = useTranslate()
  return (
    <>
      {isUnknown && (
        <Alert tone="info">
          <p>{t('checkout.addressesUnknown')}</p>
        </Alert>
      )}
      {addresses.length > 0 && <AddressChoice addresses={addresses} schema={schema} value={delivery.choice} onChange={onChoose} />}
      {delivery.isOpen && <SchemaFields schema={schema} form={delivery.form} without={ASKED_ABOVE} section="shipping" />}
    </>
  )
}

const ASKED_ABOVE = ['email', 'phoneNumber']
