import type { PageKind } from '../../../schemas/page.ts'
import type { Translate } from '../../i18n/messages.ts'

interface Options {
  readonly kind: PageKind
  readonly t: Translate
  readonly siteName: string
  /** The title of the thing shown where the kind has no text of its own: a node, a brand, a product, content. */
  readonly name?: string | undefined
  /** Checkout step. */
  readonly step?: string | undefined
  /** Title override: the content's own. Stands alone. */
  readonly override?: string | undefined
}

/** Title of a page (CRUMB-04, CRUMB-11): an override or home stand alone, the rest is `{title} | {siteName}`. */
export const pageTitle = (options: Options): string => {
  if (options.override !== undefined && options.override !== '') return options.override
  const { kind, t, siteName } = options
  if (kind === 'home') return t('pageTitle.home', { siteName })
  return t('pageTitle.pattern', { title: ownTitle(options), siteName })
}

/** The page's own title, which is also its last breadcrumb. */
export const ownTitle = ({ kind, t, name, step, siteName }: Options): string => {
  if (kind === 'checkout') return t(`pageTitle.${step ?? 'basket'}`)
  // The specification titles completion like favourites (TRICKY-05).
  if (kind === 'complete') return t('pageTitle.favorites')
  if (kind === 'search') return name === undefined || name === '' ? t('pageTitle.search') : t('pageTitle.searchFor', { query: name })
  return name ?? t(`pageTitle.${kind}`, { siteName })
}
