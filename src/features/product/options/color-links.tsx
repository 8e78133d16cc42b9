import type { ColorGroup, Product } from '../../../../schemas/api/product.ts'
import { useTranslate } from '../../../i18n/use-translate.ts'
import { useProductScope } from '../product-scope.ts'
import { bestStatus, isPurchasable } from '../../../lib/stock-status.ts'
import { Link } from '../../../ui/link/link.tsx'
import styles from './color-links.module.scss'
import { Swatch } from './swatch.tsx'

/** Colors that are products of their own: links, beside the color of this one. */
export const ColorLinks = ({ onFollow }: { readonly onFollow?: () => void }) => {
  const t = useTranslate()
  const { product } = useProductScope()
  const links = colorLinks(product)
  if (links.length === 0) return null
  return (
    <nav className={styles.links} aria-label={t('product.otherColors')}>
      {links.map(({ group, to, isSoldOut }) => {
        const name = isSoldOut ? t('product.option.unavailable', { option: group.name }) : group.name
        return (
          <Link
            key={to}
            to={to}
            className={styles.link}
            title={name}
            data-sold-out={isSoldOut || undefined}
            {...(onFollow === undefined ? {} : { onFollow })}
          >
            <Swatch group={{ ...group, name }} />
          </Link>
        )
      })}
    </nav>
  )
}

/** A color that is another product. */
interface ColorLink {
  readonly group: ColorGroup
  /** Address without prefix, with the color named. */
  readonly to: string
  readonly isSoldOut: boolean
}

/** Colors of the group that are products of their own; choosing one is going there. */
const colorLinks = ({ options }: Product): readonly ColorLink[] =>
  options.flatMap((group) => {
    if (group.path === undefined) return []
    const isSoldOut = !isPurchasable(bestStatus(group.options.map(({ availability }) => availability)))
    return [{ group, to: `${group.path}?color=${encodeURIComponent(group.slug)}`, isSoldOut }]
  })
