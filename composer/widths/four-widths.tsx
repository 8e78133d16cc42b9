import { useEffect, useState } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { CanvasProps } from '../canvas/canvas-props.ts'
import { WidthFrame } from './width-frame.tsx'
import { WIDTHS, type Width } from './widths.ts'
import styles from './widths.module.scss'

interface Props {
  readonly canvas: Omit<CanvasProps, 'width' | 'title' | 'scrolledTo' | 'onScrolled'>
  /** How far down the one canvas is, a share of the way. */
  readonly begin: number
  readonly onEdit: (width: Width) => void
}

/** A frame that takes longer, or fails, does not keep the next one from being loaded. */
const LONGEST_MS = 8_000

/** The page at four widths beside each other, loaded one after the other, which scroll together and are pointed at in any of them. */
export const FourWidths = ({ canvas, begin, onEdit }: Props) => {
  const t = useTranslate()
  const [loading, setLoading] = useState(0)
  const [scrolled, setScrolled] = useState<{ readonly share: number; readonly by: Width | undefined }>({ share: begin, by: undefined })
  const goOn = (index: number): void => setLoading((before) => Math.max(before, index + 1))
  useEffect(() => {
    if (loading >= WIDTHS.length) return
    const timer = setTimeout(() => setLoading(loading + 1), LONGEST_MS)
    return () => clearTimeout(timer)
  }, [loading])
  return (
    <div className={styles.widths} role="group" aria-label={t('compose.width.four')}>
      {WIDTHS.map((width, index) => (
        <WidthFrame
          key={width}
          width={width}
          isLoaded={index <= loading}
          canvas={{
            ...canvas,
            scrolledTo: scrolled.by === width ? undefined : scrolled.share,
            onScrolled: (share) => setScrolled({ share, by: width }),
            onReady: () => goOn(index),
          }}
          onEdit={onEdit}
        />
      ))}
    </div>
  )
}
