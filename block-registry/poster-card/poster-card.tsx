import type { BlockViewProps } from '../block.ts'
import { Link } from '../../src/ui/link/link.tsx'
import { aspectRatioOf } from '../../src/ui/picture/aspect.ts'
import { focalPointProperty } from '../../src/ui/picture/focal-point.ts'
import { Picture } from '../../src/ui/picture/picture.tsx'
import styles from './poster-card.module.scss'

/** A picture with a title and a few words that leads somewhere. */
export const PosterCard = ({ props, position, meta }: BlockViewProps<'poster-card'>) => (
  <article
    data-track="banner"
    data-track-title={meta.analyticsTitle ?? props.title}
    className={styles.card}
    style={focalPointProperty('focal-point', props.imageFocus)}
  >
    <Picture
      src={props.image.url}
      width={props.image.width}
      height={props.image.height}
      alt={props.image.alt}
      color={props.image.color}
      aspect={`var(--poster-aspect, ${aspectRatioOf(props.aspect)})`}
      sizes="(max-width: 768px) 100vw, 50vw"
      isEager={position.isAboveFold && position.index <= 2}
      className={styles.picture}
    />
    <div className={styles.words}>
      <h3 className={styles.title}>
        <Link to={props.href} className={styles.link}>
          {props.title}
        </Link>
      </h3>
      {props.text !== '' && <p className={styles.text}>{props.text}</p>}
    </div>
  </article>
)
