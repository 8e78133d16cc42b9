import type { Product, ProductImage } from '../../../../schemas/api/product.ts'
import { useProductScope } from '../product-scope.ts'
import { useSite } from '../../../site/site-context.tsx'
import { useLook } from '../../../site/use-look.ts'
import { Gallery, type GalleryLayout } from '../../../ui/gallery/gallery.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import { useOptionSelection } from './option-selection.provider.ts'

interface Props {
  /** The plain grid is what the theme makes of it. */
  readonly layout: GalleryLayout
  /** A product page's unless given; quick buy's is 1.2 (PDP-30). */
  readonly magnification?: number
}

/** Pictures of the product in the chosen color; a drawn place where it has none. */
export const ProductGallery = ({ layout, magnification = 1.25 }: Props) => {
  const { product } = useProductScope()
  const { site } = useSite()
  const look = useLook('gallery')
  const { view } = useOptionSelection()
  const images = galleryImages({ product, color: view.selection.color, removeFromBeginning: site.product.removeFromBeginningOfGallery })
  // Another color takes the place of the one before when it can be seen; another product begins anew.
  return images.length === 0 ? (
    <Picture src="" width={1} height={1} alt="" sizes="" />
  ) : (
    <Gallery
      key={product.id}
      images={images}
      layout={layout === 'grid1' ? GRIDS[look] : layout}
      name={product.name}
      magnification={magnification}
    />
  )
}

const GRIDS = { grid: 'grid1', stage: 'stage' } as const

interface ImagesInput {
  readonly product: Pick<Product, 'media'>
  readonly color: string | undefined
  /** `product.removeFromBeginningOfGallery` of the site. */
  readonly removeFromBeginning: number
}

/** Pictures of the chosen color and those of no color; all where there is none for it. The last one is never removed (PDP-27, PDP-29). */
export const galleryImages = ({ product: { media }, color, removeFromBeginning }: ImagesInput): readonly ProductImage[] => {
  const all = media.large.length > 0 ? media.large : media.standard
  const own = all.filter(({ colorSlug }) => colorSlug === undefined || colorSlug === color)
  const images = own.some(({ colorSlug }) => colorSlug !== undefined) || own.length === all.length ? own : all
  return images.slice(Math.min(removeFromBeginning, images.length - 1))
}
