import type { BlockViewProps } from '../block.ts'
import { Link } from '../../src/ui/link/link.tsx'
import { focalPointProperty } from '../../src/ui/picture/focal-point.ts'
import { Picture } from '../../src/ui/picture/picture.tsx'
import styles from './category-card.module.scss'

/** One picture and a name that lead to a category. The name is the link; the picture is decoration beside it. */
export const CategoryCard = ({ props, position }: BlockViewProps<'category-card'>) => (
  <article className={styles.card} style={focalPointProperty('focal-point', props.imageFocus)}>
    <Picture
      src={props.image.url}
      width={props.image.width}
      height={props.image.height}
      alt=""
      aspect="var(--card-aspect, 2 / 3)"
      sizes="(max-width: 768px) 50vw, 25vw"
      isEager={position.isAboveFold && position.index <= 2}
      className={styles.picture}
    />
    <Link to={props.href} className={styles.link}>
      {props.title}
    </Link>
  </article>
)
