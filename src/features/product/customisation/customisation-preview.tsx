import type { CustomisationDisplay } from '../../../../schemas/api/customisation.ts'
import { useTranslate } from '../../../i18n/use-translate.ts'
import { imageVariant } from '../../../lib/image-variant.ts'
import { useSite } from '../../../site/site-context.tsx'
import { galleryImages } from '../options/product-gallery.tsx'
import { useOptionSelection } from '../options/option-selection.provider.ts'
import { useProductScope } from '../product-scope.ts'
import styles from './customisation-preview.module.scss'

interface Props {
  readonly display: CustomisationDisplay | undefined
  readonly isBusy: boolean
}

const WIDTH = 480
const HEIGHT = 600

/** The product as it will be; as it is, until the first preview is there. Its room is there from the start. */
export const CustomisationPreview = ({ display, isBusy }: Props) => {
  const t = useTranslate()
  const { product } = useProductScope()
  const { site } = useSite()
  const { color } = useOptionSelection().view.selection
  const [plain] = galleryImages({ product, color, removeFromBeginning: site.product.removeFromBeginningOfGallery })
  const preview = display?.previewImage?.thumbnail
  const src = preview ?? (plain === undefined ? undefined : imageVariant(plain.src, WIDTH))
  return (
    <div className={styles.preview} aria-busy={isBusy || undefined}>
      {src !== undefined && (
        <img
          className={preview === undefined ? styles.plain : styles.made}
          src={src}
          width={WIDTH}
          height={HEIGHT}
          alt={t('customisation.preview', { name: product.name })}
          decoding="async"
        />
      )}
    </div>
  )
}
