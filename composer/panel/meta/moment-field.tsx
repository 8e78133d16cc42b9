import { useState } from 'react'
import type { Json } from '../../../schemas/page.ts'
import { useTranslate } from '../../../src/i18n/use-translate.ts'
import { toInstant } from '../../../src/lib/zoned-time.ts'
import { ClockNote } from '../../view/clock-note.tsx'
import { cityOf, clockTimeOf, isOnOwnClocks, type Edge } from '../../view/clock-time.ts'
import styles from '../field.module.scss'

interface Props {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly edge: Edge
  readonly value: Json | undefined
  /** Of the site whose page is looked at. */
  readonly timeZone: string
  readonly isReadOnly: boolean
  readonly onChange: (value: Json | undefined) => void
}

/**
 * The begin or end of a block's window: one moment, read on the clocks of the site that is looked at, or the same time on each site's own
 * clocks. What is no time stays as it was written until one is chosen.
 */
export const MomentField = ({ id, title, description, edge, value, timeZone, isReadOnly, onChange }: Props) => {
  const t = useTranslate()
  const [isOwnWanted, setOwnWanted] = useState(false)
  const isOwn = value === undefined ? isOwnWanted : isOnOwnClocks(value)
  const shown = clockTimeOf(value, timeZone, edge)
  /** As it was typed: in a night when clocks change another time may be meant. */
  const [typed, setTyped] = useState(shown)
  const write = (clockTime: string, isOnEach: boolean): void => {
    setTyped(clockTime)
    if (clockTime === '') return onChange(undefined)
    onChange(isOnEach ? clockTime : toInstant(clockTime, timeZone, edge))
  }
  /** As typed, while the value is still what that became. */
  const meant = toInstant(typed, timeZone, edge) === value ? typed : shown
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {title}
      </label>
      <input
        id={id}
        type="datetime-local"
        dir="ltr"
        value={shown}
        readOnly={isReadOnly}
        aria-describedby={`${id}-help ${id}-change`}
        onChange={({ target }) => write(target.value, isOwn)}
      />
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={isOwn}
          disabled={isReadOnly}
          onChange={({ target }) => {
            setOwnWanted(target.checked)
            if (shown !== '') write(shown, target.checked)
          }}
        />
        {t('compose.when.onOwnClocks')}
      </label>
      <p id={`${id}-help`} className={styles.help}>
        {isOwn ? t('compose.when.eachSite') : t('compose.when.inZone', { zone: cityOf(timeZone) })} {description}
      </p>
      <p id={`${id}-change`} role="status" className={styles.help}>
        {!isOwn && <ClockNote clockTime={meant} timeZone={timeZone} />}
      </p>
    </div>
  )
}
