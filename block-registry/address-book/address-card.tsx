import type { Address } from '../../schemas/api/address.ts'
import { SavedItem } from '../../src/features/account/saved-items.tsx'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { isolated } from '../../src/i18n/isolated.ts'
import { countryName } from '../../src/lib/country-name.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { AddressLines } from '../../src/ui/address-lines/address-lines.tsx'
import { Badge } from '../../src/ui/badge/badge.tsx'
import styles from './address-book.module.scss'

interface Props {
  readonly address: Address
  readonly isBusy: boolean
  readonly onDefault: (address: Address) => void
  readonly onEdit: (address: Address) => void
  readonly onRemove: (address: Address) => void
}

/** One saved address. One of another country is changed in that country's shop, whose rules it was written by. */
export const AddressCard = ({ address, isBusy, onDefault, onEdit, onRemove }: Props) => {
  const t = useTranslate()
  const { site, locale } = useSite()
  const country = countryName(address.countryCode, locale)
  const isOfSite = address.countryCode === site.code
  const name = [address.firstName, address.lastName, address.addressLine1].filter((part) => part !== undefined).join(' ')
  return (
    <SavedItem
      name={name}
      isBusy={isBusy}
      onEdit={isOfSite ? () => onEdit(address) : undefined}
      onRemove={() => onRemove(address)}
      onDefault={isOfSite && address.default !== true ? () => onDefault(address) : undefined}
    >
      {address.default === true && <Badge tone="accent">{t('myAccount.defaultIn', { country: isolated(country) })}</Badge>}
      <address className={styles.address}>
        <AddressLines address={address} regions={address.regionNames ?? {}} country={country} />
        {address.phoneNumber !== undefined && (
          <p>
            <bdi dir="ltr">{address.phoneNumber}</bdi>
          </p>
        )}
      </address>
      {!isOfSite && <p className={styles.note}>{t('myAccount.otherCountry', { country })}</p>}
    </SavedItem>
  )
}
