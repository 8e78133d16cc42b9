import { useId, useState, type FormEvent } from 'react'
import { readPriceRange, type SelectedFilters } from '../../src/features/listing/listing-address.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useFollow } from '../../src/page/use-follow.ts'
import { without } from '../../src/lib/without.ts'
import { usePageContext } from '../../src/page/use-page-context.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { Button } from '../../src/ui/button/button.tsx'
import type { FilterGroupsProps } from './filter-groups-props.ts'
import styles from './price-filter.module.scss'

/** The lowest and the highest price; a range the wrong way round shows an error and is not applied (FILTER-06, FILTER-07, FILTER-08). */
export const PriceFilter = ({ listing, filters, addressFor, onReplace }: FilterGroupsProps) => {
  const t = useTranslate()
  const { site } = useSite()
  const { query } = usePageContext()
  const follow = useFollow()
  const errorId = useId()
  const [low = '', high = ''] = filters.priceRange ?? query['priceRange']?.split(',') ?? []
  const [typed, setTyped] = useState<{ readonly low: string; readonly high: string }>()
  const shown = typed ?? { low, high }
  const isEmpty = shown.low === '' && shown.high === ''
  const isWrong = !isEmpty && readPriceRange([shown.low, shown.high]) === undefined
  const choose = (next: { readonly low: string; readonly high: string }): void => {
    setTyped(next)
    if (readPriceRange([next.low, next.high]) !== undefined || (next.low === '' && next.high === '')) onReplace?.(withRange(filters, next))
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (isWrong) return
    setTyped(undefined)
    if (addressFor !== undefined) follow(addressFor(withRange(filters, shown)))
  }
  const others = [...new URLSearchParams(addressFor?.(without(filters, 'priceRange')).split('?')[1])]
  const field = { step: site.currency.stepMultiple > 0 ? site.currency.stepMultiple : 1, isWrong, errorId }
  return (
    <form className={styles.form} method="get" onSubmit={submit} noValidate>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <PriceField
        {...field}
        name="priceMin"
        label={t('listing.priceMin')}
        value={shown.low}
        placeholder={listing.priceRange?.min}
        onChange={(value) => choose({ ...shown, low: value })}
      />
      <span aria-hidden="true">–</span>
      <PriceField
        {...field}
        name="priceMax"
        label={t('listing.priceMax')}
        value={shown.high}
        placeholder={listing.priceRange?.max}
        onChange={(value) => choose({ ...shown, high: value })}
      />
      {addressFor !== undefined && (
        <Button type="submit" size="small" variant="secondary" disabled={isWrong}>
          {t('listing.apply')}
        </Button>
      )}
      {isWrong && (
        <p id={errorId} className={styles.error} role="alert">
          {t('listing.priceInvalid')}
        </p>
      )}
    </form>
  )
}

const withRange = (filters: SelectedFilters, { low, high }: { readonly low: string; readonly high: string }): SelectedFilters => {
  const rest = without(filters, 'priceRange')
  if (low === '' && high === '') return rest
  return { ...rest, priceRange: high === '' ? [low] : [low, high] }
}

interface FieldProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly placeholder: number | undefined
  readonly step: number
  readonly isWrong: boolean
  readonly errorId: string
  readonly onChange: (value: string) => void
}

const PriceField = ({ name, label, value, placeholder, step, isWrong, errorId, onChange }: FieldProps) => {
  const { site } = useSite()
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <span className={styles.frame}>
        <span aria-hidden="true">{site.currency.symbol}</span>
        <input
          type="number"
          name={name}
          inputMode="decimal"
          dir="ltr"
          min={0}
          step={step}
          value={value}
          placeholder={placeholder === undefined ? '' : String(placeholder)}
          onChange={({ target }) => onChange(target.value)}
          {...(isWrong ? { 'aria-invalid': true, 'aria-describedby': errorId } : {})}
        />
      </span>
    </label>
  )
}
