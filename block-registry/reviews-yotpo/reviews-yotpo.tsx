import { usePageContext } from '../../src/page/use-page-context.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { ReviewSection } from '../../src/features/product/reviews/review-section.tsx'
import { reviewSettings } from '../../src/features/product/reviews/review-settings.ts'
import { useVendorScript } from '../../src/features/product/reviews/use-vendor-script.ts'
import type { BlockViewProps } from '../block.ts'

/** Reviews of a product by Yotpo, or its rating as a badge. */
export const ReviewsYotpo = ({ props }: BlockViewProps<'reviews-yotpo'>) => {
  const { site, language } = useSite()
  const context = usePageContext()
  const productId = props.productId === '' ? context.product?.id : props.productId
  const settings = reviewSettings(site, language, 'yotpo')
  const appKey = settings?.appKey
  const address =
    settings === undefined || appKey === undefined || productId === undefined ? undefined : `${settings.baseUrl}/${appKey}/widget.js`
  return (
    <ReviewSection isReady={useVendorScript(address)}>
      <div key={productId} className={WIDGETS[props.widget]} data-product-id={productId} data-appkey={appKey} />
    </ReviewSection>
  )
}

/** The vendor finds the elements it fills by these names. */
const WIDGETS = { reviews: 'yotpo yotpo-main-widget', badge: 'yotpo bottomLine' } as const
