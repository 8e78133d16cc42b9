import { Link } from '../link/link.tsx'
import { focalPointProperty } from '../picture/focal-point.ts'
import { Picture } from '../picture/picture.tsx'
import styles from './picture-card.module.scss'

interface Props {
  readonly title: string
  readonly href: string
  readonly picture: { readonly src: string; readonly width: number; readonly height: number; readonly color?: string | undefined }
  readonly focus?: Parameters<typeof focalPointProperty>[1]
  readonly isEager: boolean
}

/** One picture and a name that lead somewhere. The name is the link; the picture is decoration beside it. */
export const PictureCard = ({ title, href, picture, focus = null, isEager }: Props) => (
  <article className={styles.card} style={focalPointProperty('focal-point', focus)}>
    <Picture
      {...picture}
      alt=""
      aspect="var(--card-aspect, 2 / 3)"
      sizes="(max-width: 768px) 50vw, 25vw"
      isEager={isEager}
      className={styles.picture}
    />
    <Link to={href} className={styles.link}>
      {title}
    </Link>
  </article>
)
