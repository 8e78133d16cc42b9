import { useId } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { ClockNote } from '../view/clock-note.tsx'
import { ZoneChoice } from './zone-choice.tsx'
import styles from './releases.module.scss'

/** What clocks of a zone show: `2026-12-01T09:00`. */
export interface Moment {
  readonly clockTime: string
  readonly timeZone: string
}

interface Props {
  readonly moment: Moment
  readonly zones: readonly string[]
  readonly isInvalid: boolean
  /** What is said of it is described there. */
  readonly describedBy: string
  readonly onChange: (moment: Moment) => void
}

/** A moment on the clocks of a zone; in a night when clocks change it says which hour is meant. */
export const MomentChoice = ({ moment, zones, isInvalid, describedBy, onChange }: Props) => {
  const t = useTranslate()
  const id = useId()
  return (
    <div className={styles.moment}>
      <label>
        {t('compose.schedule.when')}
        <input
          type="datetime-local"
          dir="ltr"
          value={moment.clockTime}
          aria-describedby={`${id} ${describedBy}`}
          aria-invalid={isInvalid || undefined}
          onChange={({ target }) => onChange({ ...moment, clockTime: target.value })}
        />
      </label>
      <ZoneChoice zones={zones} value={moment.timeZone} onChange={(timeZone) => onChange({ ...moment, timeZone })} />
      <p id={id} role="status">
        <ClockNote {...moment} />
      </p>
    </div>
  )
}
