import { usePriceFormat } from '../../i18n/use-price-format.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { RemovableChip } from '../../ui/chip/chip.tsx'
import { Link } from '../../ui/link/link.tsx'
import { toggleFilter, withFilter, withFilters, type ListingAddress } from './listing-address.ts'
import type { ListingContext } from './listing-context.ts'
import { selectedChips, type SelectedChip } from './selected-chips.ts'
import styles from './chosen-filters.module.scss'

interface Props extends Pick<ListingContext, 'facets'> {
  /** With the filters chosen, pending ones included. */
  readonly address: ListingAddress
  /** Those of them that count. */
  readonly filters: ListingAddress['filters']
  /** A changed address as a path: each chip is a link. */
  readonly hrefOf?: (address: ListingAddress) => string
  /** Where choices wait: each chip is a button, and clearing them all is the owner's. */
  readonly onChange?: (address: ListingAddress) => void
}

/** The chosen filters, each removed by a click; all at once where there are several (PLP-10, FILTER-05). */
export const ChosenFilters = ({ facets, address, filters, hrefOf, onChange }: Props) => {
  const t = useTranslate()
  const labelOf = useChipLabel()
  const chips = selectedChips(filters, facets)
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={t('listing.chosenFilters')}>
      {chips.map((chip) => {
        const left = 'tag' in chip ? toggleFilter(address, chip.kind, chip.tag) : withFilter(address, chip.kind, [])
        return (
          <li key={'tag' in chip ? `${chip.kind}:${chip.tag}` : chip.kind}>
            <RemovableChip
              label={labelOf(chip)}
              {...(hrefOf === undefined ? {} : { to: hrefOf(left) })}
              onRemove={() => onChange?.(left)}
            />
          </li>
        )
      })}
      {hrefOf !== undefined && chips.length > 1 && (
        <li>
          <Link to={hrefOf(withFilters(address, {}))} className={styles.clear}>
            {t('listing.clearAll')}
          </Link>
        </li>
      )}
    </ul>
  )
}

const useChipLabel = (): ((chip: SelectedChip) => string) => {
  const t = useTranslate()
  const format = usePriceFormat()
  return (chip) => {
    if ('tag' in chip) return chip.label
    if (!('bounds' in chip)) return t('listing.onSale')
    const { min, max } = chip.bounds
    if (max === undefined) return t('listing.priceFrom', { min: format(min) })
    return min === 0 ? t('listing.priceUpTo', { max: format(max) }) : t('listing.priceBetween', { min: format(min), max: format(max) })
  }
}
