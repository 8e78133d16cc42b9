import { lazy, Suspense } from 'react'
import type { BlockViewProps } from '../block.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useRecentlyViewed } from '../../src/features/recently-viewed/use-recently-viewed.ts'
import { usePageContext } from '../../src/page/use-page-context.ts'

/** Cards and search are loaded only for shoppers who have viewed a product. */
const ViewedProducts = lazy(async () => ({ default: (await import('./viewed-products.tsx')).ViewedProducts }))

/** Products this browser looked at; personal, so never in the server's HTML (PLP-17, RULES-01). */
export const RecentlyViewedTray = ({ id, props }: BlockViewProps<'recently-viewed-tray'>) => {
  const t = useTranslate()
  const { product, kind, params } = usePageContext()
  const viewed = useRecentlyViewed(product?.id).slice(0, props.maxProducts)
  // Of the checkout's steps only the basket: nothing leads away from paying.
  if (viewed.length === 0 || (kind === 'checkout' && params['step'] !== 'basket')) return null
  return (
    <Suspense>
      <ViewedProducts id={id} heading={props.header === '' ? t('listing.recentlyViewed') : props.header} viewed={viewed} />
    </Suspense>
  )
}
