import { useId, useState, type KeyboardEvent } from 'react'
import type { FoundAddress } from '../../schemas/api/address.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { Button } from '../../src/ui/button/button.tsx'
import { SelectField } from '../../src/ui/field/select-field.tsx'
import { TextField } from '../../src/ui/field/text-field.tsx'
import { useAddressFinder } from './use-address-finder.ts'
import styles from './address-finder.module.scss'

interface Props {
  readonly onFound: (address: FoundAddress) => void
}

/** Fills the fields below by postcode and a list, where the site has a directory. They can be typed at any time. */
export const AddressFinder = ({ onFound }: Props) => {
  const { site } = useSite()
  return site.integrations.addressLookup?.enabled === true ? <Finder onFound={onFound} /> : null
}

const Finder = ({ onFound }: Props) => {
  const t = useTranslate()
  const titleId = useId()
  const { answer, find } = useAddressFinder()
  const [postcode, setPostcode] = useState('')
  const [chosen, setChosen] = useState('')
  const isBusy = answer.state === 'busy'
  const ask = (): void => {
    if (isBusy || postcode.trim() === '') return
    setChosen('')
    find(postcode.trim())
  }
  const choose = (value: string): void => {
    setChosen(value)
    const address = answer.state === 'found' && value !== '' ? answer.addresses[Number(value)] : undefined
    if (address !== undefined) onFound(address)
  }
  return (
    <div role="group" className={styles.finder} aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        {t('checkout.finder.title')}
      </p>
      <div className={styles.row}>
        <TextField
          name="lookupPostcode"
          label={t('checkout.finder.postcode')}
          value={postcode}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          dir="ltr"
          onChange={(event) => setPostcode(event.target.value)}
          onKeyDown={(event: KeyboardEvent) => {
            // It is asked here, not sent with the form around it.
            if (event.key !== 'Enter') return
            event.preventDefault()
            ask()
          }}
        />
        <Button type="button" variant="secondary" isBusy={isBusy} onClick={ask}>
          {t('checkout.finder.find')}
        </Button>
        {/* The room of the list is there before the list: nothing moves when it comes. */}
        <div className={styles.list}>
          {answer.state === 'found' && (
            <SelectField
              name="lookupAddress"
              label={t('checkout.finder.choose')}
              placeholder={t('checkout.finder.count', { count: answer.addresses.length })}
              value={chosen}
              options={answer.addresses.map((address, index) => ({ value: String(index), label: lineOf(address) }))}
              onChange={(event) => choose(event.target.value)}
            />
          )}
        </div>
      </div>
      <p role="status" className={styles.status}>
        {answer.state === 'found'
          ? t(chosen === '' ? 'checkout.finder.found' : 'checkout.finder.filled', { count: answer.addresses.length })
          : answer.state !== 'busy' && t(`checkout.finder.${answer.state}`)}
      </p>
    </div>
  )
}

const lineOf = ({ addressLine2, addressLine1, city }: FoundAddress): string =>
  [addressLine2, addressLine1, city].filter((part) => part !== undefined).join(', ')
