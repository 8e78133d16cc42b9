import type { CartItem } from '../../schemas/api/cart.ts'
import { Picture } from '../../src/ui/picture/picture.tsx'

/** A line's picture, with its customisation where it has one. Decoration: its name is beside it. */
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
