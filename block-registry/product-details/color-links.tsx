import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useProductScope } from '../../src/page/product-scope.ts'
import { colorLinks } from '../../src/machines/option-selection/color-links.ts'
import { Link } from '../../src/ui/link/link.tsx'
import { Swatch } from '../../src/machines/option-selection/swatch.tsx'
import styles from './color-links.module.scss'

/** Colors that are products of their own: links, beside the color of this one. */
export const ColorLinks = () => {
  const t = useTranslate()
  const { product } = useProductScope()
  const links = colorLinks(product)
  if (links.length === 0) return null
  return (
    <nav className={styles.links} aria-label={t('product.otherColors')}>
      {links.map(({ group, to, isSoldOut }) => (
        <Link key={to} to={to} className={styles.link} title={group.name} data-sold-out={isSoldOut || undefined}>
          <Swatch group={group} />
        </Link>
      ))}
    </nav>
  )
}
