import type { OptionLevel } from '../../../../schemas/api/product.ts'
import { useProductScope } from '../product-scope.ts'
import type { LevelOption } from './levels.ts'
import { Swatch } from './swatch.tsx'
import styles from './option-chip.module.scss'

interface Props {
  readonly level: OptionLevel
  readonly option: LevelOption
  readonly onChoose: () => void
}

/** One value: a radio that looks like a swatch or a box. What cannot be had is there, crossed out and disabled. */
export const OptionChip = ({ level, option: { value, label, isSelected, isDisabled }, onChoose }: Props) => {
  const { product } = useProductScope()
  const group = level === 'color' ? product.options.find(({ slug }) => slug === value) : undefined
  const hasSwatch = group?.hex !== undefined || group?.swatch !== undefined
  return (
    <label
      className={hasSwatch ? styles.color : styles.chip}
      data-wide={label.length > WIDE_FROM_CHARACTERS || undefined}
      title={hasSwatch ? label : undefined}
    >
      <input
        type="radio"
        className={styles.input}
        name={level}
        value={value}
        checked={isSelected}
        disabled={isDisabled}
        onChange={onChoose}
      />
      {group !== undefined && hasSwatch ? <Swatch group={group} /> : <span className={styles.box}>{label}</span>}
    </label>
  )
}

/** OPT-12. */
const WIDE_FROM_CHARACTERS = 40
