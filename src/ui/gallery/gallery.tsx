import { useRef, useState, type ComponentType, type RefObject } from 'react'
import type { ProductImage } from '../../../schemas/api/product.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { classNames } from '../../lib/class-names.ts'
import { GalleryControls } from './gallery-controls.tsx'
import { GallerySlide } from './gallery-slide.tsx'
import type { GalleryZoomProps } from './gallery-zoom.tsx'
import { useDecoded } from './use-decoded.ts'
import styles from './gallery.module.scss'

/** Wide windows: a carousel with thumbnails beside it, on a stage with them below it, or a grid of a kind (PDP-29). Narrow ones: a carousel with dots, always. */
export type GalleryLayout = 'carousel' | 'stage' | 'grid1' | 'grid2' | 'grid3'

interface Props {
  readonly images: readonly ProductImage[]
  readonly layout: GalleryLayout
  /** What is shown: names the group. */
  readonly name: string
  /** How much larger a picture is under a mouse. */
  readonly magnification: number
}

/** The pictures of a product, in the order of the list whatever the layout. The browser does the swiping. */
export const Gallery = ({ images: wanted, layout, name, magnification }: Props) => {
  const t = useTranslate()
  const isSingle = wanted.length === 1
  const sizes = isSingle ? SINGLE_SIZES : SIZES[layout]
  const { ref, index, onScroll, show } = useTrack(wanted.length)
  const images = useDecoded(wanted, sizes)
  const [Zoom, setZoom] = useState<ComponentType<GalleryZoomProps>>()
  const [enlarged, setEnlarged] = useState<number>()
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
            // The element stays when the picture changes: it shows the one before until it has the other.
            key={position}
            image={image}
            sizes={sizes}
            isEager={position === 0}
            magnification={magnification}
            onEnlarge={() => {
              // Without its code the pictures are as large as they are.
              import('./gallery-zoom.tsx').then(
                ({ GalleryZoom }) => {
                  setZoom(() => GalleryZoom)
                  setEnlarged(position)
                },
                () => undefined,
              )
            }}
          />
        ))}
      </ul>
      {!isSingle && (
        <GalleryControls images={images} index={index} onShow={show} hasThumbnails={layout === 'carousel' || layout === 'stage'} />
      )}
      {Zoom !== undefined && enlarged !== undefined && (
        <Zoom images={images} index={enlarged} title={t('product.gallery.label', { name })} onClose={() => setEnlarged(undefined)} />
      )}
    </div>
  )
}

// As wide as a product page shows them in narrow windows, see `--slide` there.
const NARROW = '(max-width: 992px) max(200px, min(100vw, 47vh)), '
const SINGLE_SIZES = `${NARROW}56vw`
const SIZES: Readonly<Record<GalleryLayout, string>> = {
  carousel: `${NARROW}50vw`,
  stage: `${NARROW}56vw`,
  grid1: `${NARROW}28vw`,
  grid2: `${NARROW}56vw`,
  grid3: `${NARROW}38vw`,
}

interface Track {
  readonly ref: RefObject<HTMLUListElement | null>
  /** The slide in view, from 0. */
  readonly index: number
  readonly onScroll: () => void
  readonly show: (index: number) => void
}

/**
 * A row of slides that snaps: the browser scrolls, this only knows its position. Works from either side, and however wide a
 * slide is: the first rests where the row begins, the last where it ends.
 */
const useTrack = (count: number): Track => {
  const ref = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  const stepOf = ({ scrollWidth, clientWidth }: HTMLElement): number => (scrollWidth - clientWidth) / (count - 1)
  const onScroll = (): void => {
    const track = ref.current
    // Right-to-left rows scroll to negative positions.
    if (track !== null && stepOf(track) > 0) setIndex(Math.round(Math.abs(track.scrollLeft) / stepOf(track)))
  }
  const show = (next: number): void => {
    const track = ref.current
    if (track === null) return
    import('./scroll-to-slide.ts').then(
      ({ scrollToSlide }) => scrollToSlide(track, next, stepOf(track)),
      () => track.children[next]?.scrollIntoView({ block: 'nearest', inline: 'center' }),
    )
    setIndex(next)
  }
  return { ref, index, onScroll, show }
}
