import { toggleFilter, withFilter, withFilters } from '../../src/features/listing/listing-address.ts'
import { usePriceFormat } from '../../src/i18n/use-price-format.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { selectedChips, type SelectedChip } from '../../src/features/listing/selected-chips.ts'
import type { ListingAccess } from '../../src/features/listing/use-listing.ts'
import { RemovableChip } from '../../src/ui/chip/chip.tsx'
import { Link } from '../../src/ui/link/link.tsx'
import styles from './results.module.scss'

/** The chosen filters, each removed by a click; all at once where there are several (FILTER-05). */
export const SelectedFilterChips = ({ listing, filters, address, hrefOf }: ListingAccess) => {
  const t = useTranslate()
  const labelOf = useChipLabel()
  const chips = selectedChips(filters, listing.facets)
  if (chips.length === 0) return null
  const without = (chip: SelectedChip) => ('tag' in chip ? toggleFilter(address, chip.kind, chip.tag) : withFilter(address, chip.kind, []))
  return (
    <ul className={styles.chips} aria-label={t('listing.chosenFilters')}>
      {chips.map((chip) => (
        <li key={'tag' in chip ? `${chip.kind}:${chip.tag}` : chip.kind}>
          <RemovableChip label={labelOf(chip)} to={hrefOf(without(chip))} />
        </li>
      ))}
      {chips.length > 1 && (
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
    return max === undefined
      ? t('listing.priceFrom', { min: format(min) })
      : t('listing.priceBetween', { min: format(min), max: format(max) })
  }
}
