import { useRef } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { CanvasProps } from '../canvas/canvas-props.ts'
import { Canvas } from '../canvas/canvas.tsx'
import { useInnerSize } from './use-inner-size.ts'
import type { Width } from './widths.ts'
import styles from './widths.module.scss'

interface Props {
  readonly width: Width
  /** The page is loaded; until then its room is kept. */
  readonly isLoaded: boolean
  readonly canvas: Omit<CanvasProps, 'width' | 'title'>
  readonly onEdit: (width: Width) => void
}

/** The page in a window of one width, made small enough for its room. */
export const WidthFrame = ({ width, isLoaded, canvas, onEdit }: Props) => {
  const t = useTranslate()
  const room = useRef<HTMLDivElement>(null)
  const size = useInnerSize(room)
  const scale = size === undefined ? undefined : Math.min(1, size.width / width)
  const name = t(`compose.widths.${width}`)
  return (
    <section className={styles.width} aria-label={name}>
      <p className={styles.head}>
        <strong>{name}</strong>
        <button type="button" onClick={() => onEdit(width)}>
          {t('compose.widths.edit', { width: String(width) })}
        </button>
      </p>
      <div ref={room} className={styles.room}>
        {isLoaded && size !== undefined && scale !== undefined && (
          <div
            className={styles.scaled}
            style={{ inlineSize: `${width}px`, blockSize: `${size.height / scale}px`, '--scale': scale }}
            data-width={width}
          >
            <Canvas {...canvas} width={width} title={t('compose.widths.title', { width: String(width) })} />
          </div>
        )}
      </div>
    </section>
  )
}
