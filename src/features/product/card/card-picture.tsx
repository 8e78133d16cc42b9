import { useState } from 'react'
import type { HitImage } from '../../../clients/search/hit.ts'
import { webpSrcSet } from '../../../lib/image-source.ts'
import { Picture } from '../../../ui/picture/picture.tsx'
import styles from './card-picture.module.scss'

interface Props {
  readonly main: HitImage | undefined
  readonly secondary: HitImage | undefined
  readonly sizes: string
  readonly isEager: boolean
  /** Whether the second picture should show: hovered, or its card's link has the keyboard's focus. */
  readonly isLookedAt: boolean
}

/** A product's picture in a frame of its brand's ratio. The second one is fetched when it is first to show and fades in when it is there (CARD-16). */
export const CardPicture = ({ main, secondary, sizes, isEager, isLookedAt }: Props) => {
  const [isNeeded, setNeeded] = useState(false)
  const [ready, setReady] = useState<string>()
  if (isLookedAt && !isNeeded) setNeeded(true)
  if (main === undefined) return <span className={styles.empty} />
  return (
    <span className={styles.frame}>
      <Picture {...main} alt="" aspect="var(--aspect-product)" sizes={sizes} isEager={isEager} />
      {isNeeded && secondary !== undefined && (
        <img
          className={isLookedAt && ready === secondary.src ? `${styles.second} ${styles.shown}` : styles.second}
          src={secondary.src}
          srcSet={webpSrcSet(secondary.src, secondary.width)}
          sizes={sizes}
          width={secondary.width}
          height={secondary.height}
          alt=""
          decoding="async"
          onLoad={() => setReady(secondary.src)}
        />
      )}
    </span>
  )
}
