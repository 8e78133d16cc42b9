import { ButtonLink } from '../../src/ui/button/button-link.tsx'
import { Link } from '../../src/ui/link/link.tsx'
import styles from './product-tray.module.scss'

interface Props {
  /** As the block has it; the publish gate has checked its shape. */
  readonly config: Readonly<Record<string, unknown>>
  readonly position: 'header' | 'footer'
}

/** A link to help with what the row offers, above it or below (DATA-92). */
export const TraySupport = ({ config: { href, text, position: own = 'header', type }, position }: Props) => {
  if (own !== position || typeof href !== 'string' || typeof text !== 'string') return null
  return (
    <p className={styles.support}>
      {type === 'button' ? (
        <ButtonLink to={href} variant="secondary" size="small">
          {text}
        </ButtonLink>
      ) : (
        <Link to={href}>{text}</Link>
      )}
    </p>
  )
}
