import type { BlockViewProps } from '../block.ts'
import { PictureCard } from '../../src/ui/picture-card/picture-card.tsx'

/** One picture and a name that lead to a category. */
export const CategoryCard = ({ props: { title, href, image, imageFocus }, position }: BlockViewProps<'category-card'>) => (
  <PictureCard
    title={title}
    href={href}
    picture={{ src: image.url, width: image.width, height: image.height, color: image.color }}
    focus={imageFocus}
    isEager={position.isAboveFold && position.index <= 2}
  />
)
