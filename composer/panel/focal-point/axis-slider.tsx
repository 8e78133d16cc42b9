import type { KeyboardEvent } from 'react'
import type { FocalPoint } from '../../../schemas/page.ts'
import { useTranslate } from '../../../src/i18n/use-translate.ts'
import { movePoint, stepOfKey, type Axis } from './move-point.ts'
import styles from './focal-point.module.scss'

interface Props {
  readonly id: string
  readonly axis: Axis
  readonly point: FocalPoint
  readonly describedBy: string
  readonly isReadOnly: boolean
  readonly onPlace: (point: FocalPoint) => void
}

/** How far the point is from a side of the picture. */
export const AxisSlider = ({ id, axis, point, describedBy, isReadOnly, onPlace }: Props) => {
  const t = useTranslate()
  const words = t('compose.panel.perCent', { value: point[axis] })
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.altKey || event.ctrlKey || event.metaKey ? undefined : stepOfKey(axis, event)
    if (step === undefined || isReadOnly) return
    event.preventDefault()
    onPlace(movePoint(point, axis, step))
  }
  return (
    <p className={styles.slider}>
      <label htmlFor={id}>{t(`compose.panel.focus.${axis}`)}</label>
      <input
        id={id}
        // From the left of the picture, in every language.
        dir="ltr"
        type="range"
        min={0}
        max={100}
        value={point[axis]}
        aria-valuetext={words}
        aria-describedby={describedBy}
        disabled={isReadOnly}
        onChange={({ target }) => onPlace({ ...point, [axis]: target.valueAsNumber })}
        onKeyDown={onKeyDown}
      />
      <span aria-hidden="true">{words}</span>
    </p>
  )
}
