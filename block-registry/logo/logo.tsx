import type { BlockViewProps } from '../block.ts'
import { Link } from '../../src/ui/link/link.tsx'
import { Picture } from '../../src/ui/picture/picture.tsx'
import styles from './logo.module.scss'

/** The shop's name, leading home (HEAD-09): a picture, or set in the shop's own letters. Never mirrored. */
export const Logo = ({ props }: BlockViewProps<'logo'>) => {
  const { image, alt } = props
  return (
    <Link to="/" className={styles.logo} data-track="logo">
      {image === null ? (
        <span lang="en" dir="ltr" className={styles.letters}>
          {alt}
        </span>
      ) : (
        <Picture src={image.url} width={image.width} height={image.height} alt={alt} sizes="160px" isEager className={styles.picture} />
      )}
    </Link>
  )
}
