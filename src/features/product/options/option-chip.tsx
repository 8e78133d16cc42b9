import type { OptionLevel } from '../../../../schemas/api/product.ts'
import { useTranslate } from '../../../i18n/use-translate.ts'
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts'
import { useProductScope } from '../product-scope.ts'
import type { LevelOption } from './levels.ts'
import { Swatch } from './swatch.tsx'
import styles from './option-chip.module.scss'

interface Props {
  readonly level: OptionLevel
  readonly option: LevelOption
  readonly onChoose: () => void
}

/** One value: a radio that looks like a swatch or a box. What cannot be had is there, crossed out, and disabled where nobody is told of its return. */
export const OptionChip = ({ level, option: { value, label, isSelected, isDisabled, isSoldOut }, onChoose }: Props) => {
  const t = useTranslate()
  const { product } = useProductScope()
  const isHydrated = useIsHydrated()
  // Crossing out is not heard.
  const name = isSoldOut ? t('product.option.unavailable', { option: label }) : undefined
  const group = level === 'color' ? product.options.find(({ slug }) => slug === value) : undefined
  const hasSwatch = group?.hex !== undefined || group?.swatch !== undefined
  return (
    <label
      className={hasSwatch ? styles.color : styles.chip}
      data-sold-out={isSoldOut || undefined}
      data-wide={label.length > WIDE_FROM_CHARACTERS || undefined}
      title={hasSwatch ? (name ?? label) : undefined}
    >
      <input
        type="radio"
        className={styles.input}
        name={level}
        value={value}
        checked={isSelected}
        // Before the code is there a button below sends the form with another value instead of this one.
        disabled={isDisabled || (isSoldOut && isSelected && !isHydrated)}
        aria-label={name}
        onChange={onChoose}
      />
      {group !== undefined && hasSwatch ? <Swatch group={group} /> : <span className={styles.box}>{label}</span>}
    </label>
  )
}

/** OPT-12. */
const WIDE_FROM_CHARACTERS = 40
