import type { ProductImage } from '../../../schemas/api/product.ts'
import { Picture } from '../picture/picture.tsx'
import { useMagnifier } from './use-magnifier.ts'
import styles from './gallery.module.scss'

interface Props {
  readonly image: ProductImage
  readonly sizes: string
  readonly isEager: boolean
  readonly magnification: number
}

/** One picture of a gallery. */
export const GallerySlide = ({ image, sizes, isEager, magnification }: Props) => {
  const { style, ...handlers } = useMagnifier(magnification, image.width)
  return (
    <li className={styles.slide} {...handlers}>
      <div className={styles.frame} style={style}>
        <Picture src={image.src} width={image.width} height={image.height} alt={image.alt} sizes={sizes} aspect="3 / 4" isEager={isEager} />
      </div>
    </li>
  )
}
