import type { ProductImage } from '../../../schemas/api/product.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Picture } from '../picture/picture.tsx'
import styles from './gallery.module.scss'

interface Props {
  readonly image: ProductImage
  readonly sizes: string
  readonly isEager: boolean
  readonly magnification: number
  readonly onEnlarge: () => void
}

/** One picture of a gallery: enlarged a little under a mouse, and in full by a click. */
export const GallerySlide = ({ image, sizes, isEager, magnification, onEnlarge }: Props) => {
  const t = useTranslate()
  return (
    <li
      className={styles.slide}
      onPointerEnter={({ pointerType, currentTarget, clientX, clientY }) => {
        if (pointerType !== 'mouse') return
        const start = { factor: magnification, fileWidth: image.width }
        // Without its code nothing is missing that a click does not give.
        import('./magnify.ts').then(({ magnify }) => magnify(currentTarget, start, { clientX, clientY })).catch(() => undefined)
      }}
    >
      <button type="button" className={styles.frame} aria-label={t('product.gallery.enlarge', { picture: image.alt })} onClick={onEnlarge}>
        <Picture
          src={image.src}
          width={image.width}
          height={image.height}
          alt={image.alt}
          sizes={sizes}
          aspect="var(--aspect-product)"
          isEager={isEager}
        />
      </button>
    </li>
  )
}
