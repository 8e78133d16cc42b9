import { useProductScope } from '../product-scope.ts'
import { useSite } from '../../../site/site-context.tsx'
import { Gallery, type GalleryLayout } from '../../../ui/gallery/gallery.tsx'
import { galleryImages } from './gallery-images.ts'
import { useOptionSelection } from './option-selection.provider.ts'

interface Props {
  readonly layout: GalleryLayout
  /** A product page's unless told (PDP-30). */
  readonly magnification?: number
}

/** Pictures of the product in the chosen color. */
export const ProductGallery = ({ layout, magnification }: Props) => {
  const { product } = useProductScope()
  const { site } = useSite()
  const { view } = useOptionSelection()
  const images = galleryImages({ product, color: view.selection.color, removeFromBeginning: site.product.removeFromBeginningOfGallery })
  // Another color is another row of pictures, which begins at its beginning.
  return images.length === 0 ? null : (
    <Gallery
      key={view.selection.color}
      images={images}
      layout={layout}
      name={product.name}
      {...(magnification === undefined ? {} : { magnification })}
    />
  )
}
