import type { Address } from '../../schemas/api/address.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { countryName } from '../../src/lib/country-name.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { AddressLines } from '../../src/ui/address-lines/address-lines.tsx'
import { Badge } from '../../src/ui/badge/badge.tsx'
import { Button } from '../../src/ui/button/button.tsx'
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
    <>
      {address.default === true && <Badge tone="accent">{t('myAccount.default')}</Badge>}
      <address className={styles.address}>
        <AddressLines address={address} country={country} />
        {address.phoneNumber !== undefined && (
          <p>
            <bdi dir="ltr">{address.phoneNumber}</bdi>
          </p>
        )}
      </address>
      {!isOfSite && <p className={styles.note}>{t('myAccount.otherCountry', { country })}</p>}
      <div className={styles.actions}>
        {isOfSite && (
          <Button type="button" variant="text" size="small" aria-label={t('myAccount.editNamed', { name })} onClick={() => onEdit(address)}>
            {t('myAccount.edit')}
          </Button>
        )}
        <Button
          type="button"
          variant="text"
          size="small"
          aria-label={t('myAccount.removeNamed', { name })}
          onClick={() => onRemove(address)}
        >
          {t('myAccount.remove')}
        </Button>
        {isOfSite && address.default !== true && (
          <Button
            type="button"
            variant="text"
            size="small"
            isBusy={isBusy}
            aria-label={t('myAccount.defaultNamed', { name })}
            onClick={() => onDefault(address)}
          >
            {t('myAccount.makeDefault')}
          </Button>
        )}
      </div>
    </>
  )
}
