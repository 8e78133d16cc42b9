import { useRef, type PointerEvent } from 'react'
import type { FocalPoint } from '../../../schemas/page.ts'
import { pointAt } from './move-point.ts'
import styles from './focal-point.module.scss'

interface Props {
  readonly src: string | undefined
  readonly point: FocalPoint
  /** Shown, but not chosen here. */
  readonly isInherited: boolean
  readonly isReadOnly: boolean
  readonly onPlace: (point: FocalPoint) => void
}

/** The picture with its point, for the pointer alone: the sliders beneath say and do the same for everybody else. */
export const FocalPicture = ({ src, point, isInherited, isReadOnly, onPlace }: Props) => {
  const isDragged = useRef(false)
  const place = (event: PointerEvent<HTMLElement>): void => onPlace(pointAt(event, event.currentTarget.getBoundingClientRect()))
  const onDown = (event: PointerEvent<HTMLElement>): void => {
    if (isReadOnly || event.button !== 0) return
    // The point follows beyond the picture's edge, and is let go of wherever that happens.
    event.currentTarget.setPointerCapture(event.pointerId)
    isDragged.current = true
    place(event)
  }
  const onEnd = (): void => {
    isDragged.current = false
  }
  return (
    // A picture is not mirrored where words are.
    <div
      dir="ltr"
      aria-hidden="true"
      className={styles.picture}
      data-inherited={isInherited ? '' : undefined}
      data-read-only={isReadOnly ? '' : undefined}
      onPointerDown={onDown}
      onPointerMove={(event) => {
        if (isDragged.current) place(event)
      }}
      onPointerUp={onEnd}
      onPointerCancel={onEnd}
    >
      <img src={src} alt="" draggable={false} />
      <span className={styles.point} style={{ insetInlineStart: `${point.x}%`, insetBlockStart: `${point.y}%` }} />
    </div>
  )
}
