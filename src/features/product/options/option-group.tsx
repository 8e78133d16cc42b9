import { useId, type ReactNode } from 'react'
import { useTranslate } from '../../../i18n/use-translate.ts'
import { useProductScope } from '../product-scope.ts'
import type { OptionChoice } from './selection.ts'
import type { LevelView } from './selection-view.ts'
import { OptionChip } from './option-chip.tsx'
import aligned from './option-aside.module.scss'
import styles from './option-group.module.scss'

interface Props {
  readonly view: LevelView
  readonly onChoose: (choice: OptionChoice) => void
  /** Name of the group; the shop's own for the level unless given. */
  readonly label?: string
  /** Stands at the end of the name's line; not one of the radios, so not inside their group. */
  readonly aside?: ReactNode
}

/** The chips of one level: a group of radios with its name, the choice in words, and what to do when it is missing. */
export const OptionGroup = ({ view: { level, options, chosen, isMessageShown }, onChoose, label, aside }: Props) => {
  const t = useTranslate()
  const name = useProductScope().product.optionNames?.[level]
  const id = useId()
  const group = (
    <div
      role="radiogroup"
      className={styles.group}
      aria-labelledby={`${id}-name`}
      aria-required="true"
      {...(isMessageShown ? { 'aria-invalid': true, 'aria-describedby': `${id}-message` } : {})}
    >
      <p className={styles.legend}>
        <span id={`${id}-name`} className={styles.name}>
          {label ?? name ?? t(`product.optionLabel.${level}`)}
        </span>
        {chosen !== undefined && <span className={styles.chosen}>{chosen}</span>}
      </p>
      <div className={styles.chips}>
        {options.map((option) => (
          <OptionChip key={option.value} level={level} option={option} onChoose={() => onChoose({ level, value: option.value })} />
        ))}
      </div>
      {isMessageShown && (
        <p id={`${id}-message`} className={styles.message}>
          {t('product.option.pleaseSelect', { option: name ?? t(`product.optionName.${level}`) })}
        </p>
      )}
    </div>
  )
  if (aside === undefined) return group
  return (
    <div className={aligned.pair}>
      {aside}
      {group}
    </div>
  )
}
