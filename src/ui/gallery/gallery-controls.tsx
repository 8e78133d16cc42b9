import type { ProductImage } from '../../../schemas/api/product.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { classNames } from '../../lib/class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { Picture } from '../picture/picture.tsx'
import styles from './gallery.module.scss'

interface Props {
  readonly images: readonly ProductImage[]
  readonly index: number
  readonly onShow: (index: number) => void
  /** Thumbnails and arrows in wide windows; dots only otherwise. */
  readonly hasThumbnails: boolean
}

/** Ways to a picture besides swiping: dots in narrow windows, thumbnails and arrows in wide ones. */
export const GalleryControls = ({ images, index, onShow, hasThumbnails }: Props) => (
  <>
    {hasThumbnails && <Arrows index={index} count={images.length} onShow={onShow} />}
    <PictureButtons images={images} index={index} onShow={onShow} hasThumbnails={hasThumbnails} />
  </>
)

const PictureButtons = ({ images, index, onShow, hasThumbnails }: Props) => {
  const t = useTranslate()
  return (
    <ul className={classNames(styles.dots, hasThumbnails && styles.thumbnails)}>
      {images.map(({ src, width, height }, position) => (
        <li key={position}>
          <button
            type="button"
            className={styles.dot}
            aria-label={t('product.gallery.show', { number: position + 1, count: images.length })}
            aria-current={position === index ? 'true' : undefined}
            onClick={() => onShow(position)}
          >
            {hasThumbnails && (
              <Picture
                src={src}
                width={width}
                height={height}
                alt=""
                sizes="80px"
                aspect="var(--aspect-product)"
                className={styles.thumbnail}
              />
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}

const Arrows = ({ index, count, onShow }: { readonly index: number; readonly count: number; readonly onShow: (index: number) => void }) => {
  const t = useTranslate()
  return (
    <div className={styles.arrows}>
      <button
        type="button"
        className={styles.arrow}
        disabled={index === 0}
        aria-label={t('product.gallery.previous')}
        onClick={() => onShow(index - 1)}
      >
        <Icon name="arrow-start" />
      </button>
      <button
        type="button"
        className={styles.arrow}
        disabled={index >= count - 1}
        aria-label={t('product.gallery.next')}
        onClick={() => onShow(index + 1)}
      >
        <Icon name="arrow-end" />
      </button>
    </div>
  )
}
