import { useTranslate } from '../../../i18n/use-translate.ts'
import { useProductScope } from '../product-scope.ts'
import { Link } from '../../../ui/link/link.tsx'
import { colorLinks } from './color-links.ts'
import styles from './color-links-nav.module.scss'
import { Swatch } from './swatch.tsx'

/** Colors that are products of their own: links, beside the color of this one. */
export const ColorLinks = ({ onFollow }: { readonly onFollow?: () => void }) => {
  const t = useTranslate()
  const { product } = useProductScope()
  const links = colorLinks(product)
  if (links.length === 0) return null
  return (
    <nav className={styles.links} aria-label={t('product.otherColors')}>
      {links.map(({ group, to, isSoldOut }) => (
        <Link
          key={to}
          to={to}
          className={styles.link}
          title={group.name}
          data-sold-out={isSoldOut || undefined}
          {...(onFollow === undefined ? {} : { onFollow })}
        >
          <Swatch group={group} />
        </Link>
      ))}
    </nav>
  )
}
