import type { ProductImage } from '../../../schemas/api/product.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { classNames } from '../../lib/class-names.ts'
import { GalleryControls } from './gallery-controls.tsx'
import { GallerySlide } from './gallery-slide.tsx'
import { useTrack } from './use-track.ts'
import styles from './gallery.module.scss'

/** Wide windows: a carousel with thumbnails, or a grid of a kind (PDP-29). Narrow ones: a carousel with dots, always. */
export type GalleryLayout = 'carousel' | 'grid1' | 'grid2' | 'grid3'

interface Props {
  readonly images: readonly ProductImage[]
  readonly layout: GalleryLayout
  /** What is shown: names the group. */
  readonly name: string
  /** 1.25 on a product page, 1.2 in quick buy (PDP-30). */
  readonly magnification?: number
}

/** The pictures of a product, in the order of the list whatever the layout. The browser does the swiping. */
export const Gallery = ({ images, layout, name, magnification = 1.25 }: Props) => {
  const t = useTranslate()
  const { ref, index, onScroll, show } = useTrack()
  const isSingle = images.length === 1
  return (
    <div
      className={classNames(styles.gallery, styles[layout], isSingle && styles.single)}
      role="group"
      aria-label={t('product.gallery.label', { name })}
    >
      {/* A row that scrolls must be reachable by keyboard. */}
      <ul ref={ref} className={styles.track} onScroll={onScroll} tabIndex={isSingle ? undefined : 0}>
        {images.map((image, position) => (
          <GallerySlide
            key={image.src}
            image={image}
            sizes={isSingle ? SINGLE_SIZES : SIZES[layout]}
            isEager={position === 0}
            magnification={magnification}
          />
        ))}
      </ul>
      {!isSingle && <GalleryControls images={images} index={index} onShow={show} hasThumbnails={layout === 'carousel'} />}
    </div>
  )
}

const SINGLE_SIZES = '(max-width: 992px) 100vw, 56vw'
const SIZES: Readonly<Record<GalleryLayout, string>> = {
  carousel: '(max-width: 992px) 100vw, 50vw',
  grid1: '(max-width: 992px) 100vw, 28vw',
  grid2: '(max-width: 992px) 100vw, 56vw',
  grid3: '(max-width: 992px) 100vw, 38vw',
}
