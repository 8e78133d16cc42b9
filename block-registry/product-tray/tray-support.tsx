import { ButtonLink } from '../../src/ui/button/button-link.tsx'
import { Link } from '../../src/ui/link/link.tsx'
import styles from './product-tray.module.scss'

interface Props {
  /** As the block has it; the publish gate has checked its shape. Pages published before trays had it have none. */
  readonly config: Readonly<Record<string, unknown>> | undefined
  readonly position: 'header' | 'footer'
}

/** A link to help with what the row offers, above it or below (DATA-92). */
export const TraySupport = ({ config = {}, position }: Props) => {
  const { href, text, position: own = 'header', type } = config
  if (own !== position || typeof href !== 'string' || typeof text !== 'string') return null
  return (
    <p className={styles.support}>
      {type === 'button' ? (
        <ButtonLink to={href} variant="secondary" size="small" data-track="button">
          {text}
        </ButtonLink>
      ) : (
        <Link to={href}>{text}</Link>
      )}
    </p>
  )
}
