import type { BlockViewProps } from '../block.ts'
import { Icon } from '../../src/ui/icon/icon.tsx'
import { Link } from '../../src/ui/link/link.tsx'
import { Picture } from '../../src/ui/picture/picture.tsx'
import styles from './menu-node.module.scss'

/** An entry of a menu by itself. */
export const MenuNode = ({ props: { label, sublabel, href, newWindow, icon, image, color }, slots }: BlockViewProps<'menu-node'>) => (
  <div className={styles.entry}>
    {image !== null && (
      <Picture
        src={image.url}
        width={image.width}
        height={image.height}
        alt={image.alt}
        aspect="4 / 5"
        sizes="240px"
        className={styles.picture}
      />
    )}
    <p data-color={color}>
      {icon !== 'none' && <Icon name={icon} size="1.8rem" />}{' '}
      {href === '' ? (
        label
      ) : (
        <Link to={href} newWindow={newWindow}>
          {label}
        </Link>
      )}
    </p>
    {sublabel !== '' && <p className={styles.sublabel}>{sublabel}</p>}
    {slots.items}
  </div>
)
