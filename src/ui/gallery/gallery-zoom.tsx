import { useEffect, useRef, useState, type RefObject } from 'react'
import type { ProductImage } from '../../../schemas/api/product.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../icon/icon.tsx'
import { Picture } from '../picture/picture.tsx'
import { listenForPinch, zoomOf, zoomTo } from './zoom-to.ts'
import styles from './gallery-zoom.module.scss'

export interface GalleryZoomProps {
  readonly images: readonly ProductImage[]
  /** The picture it opens with. */
  readonly index: number
  /** Names the dialog. */
  readonly title: string
  /** It has closed: by button or Escape. The focus is where it was. */
  readonly onClose: () => void
}

/**
 * The pictures over the whole window, one at a time: swiped, or with the buttons, one after another; a double click or tap, two
 * fingers or the button enlarge, scrolling moves what is enlarged.
 */
export const GalleryZoom = ({ title, onClose, ...rest }: GalleryZoomProps) => {
  const t = useTranslate()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={styles.zoom} aria-label={title} onClose={onClose}>
      <Viewer {...rest} />
      <button type="button" className={styles.close} aria-label={t('ui.close')} onClick={() => dialog.current?.close()}>
        <Icon name="close" size="2.4rem" />
      </button>
    </dialog>
  )
}

const CLOSE_LOOK = 2.5

const Viewer = ({ images, index: first }: Pick<GalleryZoomProps, 'images' | 'index'>) => {
  const t = useTranslate()
  const { row, index, show } = useRow(first)
  const [isNear, setIsNear] = useState(false)
  const zoom = (factor: number, point?: { readonly clientX: number; readonly clientY: number }): void => {
    const stage = row.current?.children[index]
    if (stage instanceof HTMLElement) zoomTo(stage, factor, point)
    setIsNear(factor > 1)
  }
  const leaf = (next: number): void => {
    zoom(1)
    show(next)
  }
  return (
    <div className={styles.viewer}>
      <div ref={row} className={styles.row} data-near={isNear || undefined}>
        {images.map((image, position) => (
          <Stage
            key={image.src}
            image={image}
            isShown={position === index}
            isNear={isNear && position === index}
            onZoom={setIsNear}
            onDoubleClick={(point) => zoom(isNear ? 1 : CLOSE_LOOK, point)}
          />
        ))}
      </div>
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.control}
          disabled={index === 0}
          aria-label={t('product.gallery.previous')}
          onClick={() => leaf(index - 1)}
        >
          <Icon name="arrow-start" />
        </button>
        <button
          type="button"
          className={styles.control}
          aria-pressed={isNear}
          aria-label={t('product.gallery.zoom')}
          onClick={() => zoom(isNear ? 1 : CLOSE_LOOK)}
        >
          <Icon name={isNear ? 'minus' : 'plus'} />
        </button>
        <button
          type="button"
          className={styles.control}
          disabled={index >= images.length - 1}
          aria-label={t('product.gallery.next')}
          onClick={() => leaf(index + 1)}
        >
          <Icon name="arrow-end" />
        </button>
        <p className={styles.position} role="status">
          {t('product.gallery.position', { number: index + 1, count: images.length })}
        </p>
      </div>
    </div>
  )
}

interface Row {
  readonly row: RefObject<HTMLDivElement | null>
  /** The picture in view, from 0. */
  readonly index: number
  readonly show: (index: number) => void
}

/** Pictures in a row that snaps: the browser does the swiping, in either direction of writing; this knows which one is in view. */
const useRow = (first: number): Row => {
  const row = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(first)
  useEffect(() => {
    const { current } = row
    if (current === null) return undefined
    current.children[first]?.scrollIntoView({ behavior: 'instant' })
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) setIndex([...current.children].indexOf(target))
      },
      { root: current, threshold: 0.6 },
    )
    for (const stage of current.children) observer.observe(stage)
    return () => observer.disconnect()
  }, [first])
  const show = (next: number): void => {
    row.current?.children[next]?.scrollIntoView({ behavior: 'instant' })
    setIndex(next)
  }
  return { row, index, show }
}

interface StageProps {
  readonly image: ProductImage
  readonly isShown: boolean
  readonly isNear: boolean
  readonly onZoom: (isNear: boolean) => void
  readonly onDoubleClick: (point: { readonly clientX: number; readonly clientY: number }) => void
}

/** One picture, in which what is enlarged scrolls. */
const Stage = ({ image, isShown, isNear, onZoom, onDoubleClick }: StageProps) => {
  const stage = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = stage.current
    return element === null ? undefined : listenForPinch(element, () => onZoom(zoomOf(element) > 1))
  }, [onZoom])
  return (
    // It scrolls, so it must be reachable by keyboard; what a double click does, the button does. What is out of view is not read.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={stage} className={styles.stage} tabIndex={isShown ? 0 : -1} aria-hidden={!isShown} onDoubleClick={onDoubleClick}>
      <div className={styles.frame}>
        {/* A sharper file for what is enlarged; until it is there the same element shows the other. */}
        <Picture
          src={image.src}
          width={image.width}
          height={image.height}
          alt={image.alt}
          sizes={isNear ? '250vw' : '100vw'}
          isEager={isShown}
        />
      </div>
    </div>
  )
}
