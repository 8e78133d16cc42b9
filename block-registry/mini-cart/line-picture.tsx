import type { CartItem } from '../../schemas/api/cart.ts'
import { Picture } from '../../src/ui/picture/picture.tsx'

/** The thing as it was bought: with the shopper's own words on it where there are any. Its name is beside it. */
export const LinePicture = ({ line }: { readonly line: CartItem }) => (
  <Picture
    src={line.customisation?.display?.previewImage?.thumbnail ?? line.thumbnailUrl}
    width={960}
    height={1280}
    alt=""
    sizes="80px"
    aspect="3 / 4"
  />
)
