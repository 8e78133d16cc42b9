import type { PageKind } from '../../../schemas/page.ts'
import type { Translate } from '../../i18n/messages.ts'
import type { Crumb } from '../../page/page-context.ts'

interface Options {
  readonly kind: PageKind
  readonly t: Translate
  readonly path: string
  /** Own title of the page. */
  readonly title: string
  /** Steps between home and the page, top first. */
  readonly between?: readonly Crumb[]
}

/** Steps from home to a page, the page last (CRUMB-05, CRUMB-06, CRUMB-11). */
export const breadcrumbs = (options: Options): readonly Crumb[] => {
  if (WITHOUT.has(options.kind)) return []
  const { kind, t, path, title, between = [] } = options
  const own = { h1: title, path }
  if (kind === 'orderDetails') return [{ h1: t('pageTitle.orders'), path: '/orders' }, own]
  const home = { h1: t('breadcrumb.home'), path: '/' }
  const account = kind.startsWith('account') && kind !== 'account' ? [{ h1: t('pageTitle.account'), path: '/account' }] : []
  return [home, ...account, ...between, own]
}

const WITHOUT: ReadonlySet<PageKind> = new Set<PageKind>([
  'home',
  'checkout',
  'complete',
  'redirect',
  'recreateCart',
  'splash',
  'maintenance',
  'header',
  'footer',
])
