import { usePageContext } from '../../src/page/use-page-context.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { ReviewSection } from '../../src/features/product/reviews/review-section.tsx'
import { reviewSettings } from '../../src/features/product/reviews/review-settings.ts'
import { useVendorScript } from '../../src/features/product/reviews/use-vendor-script.ts'
import type { BlockViewProps } from '../block.ts'
import { bazaarvoiceScript } from './script-address.ts'

/** Reviews of a product by Bazaarvoice. */
export const ReviewsBazaarvoice = ({ props }: BlockViewProps<'reviews-bazaarvoice'>) => {
  const { site, language, locale } = useSite()
  const context = usePageContext()
  const productId = props.productId === '' ? context.product?.id : props.productId
  const settings = reviewSettings(site, language, 'bazaarvoice')
  const clientName = settings?.clientName
  const address =
    settings === undefined || clientName === undefined || productId === undefined
      ? undefined
      : bazaarvoiceScript({
          baseUrl: settings.baseUrl,
          clientName,
          siteId: props.siteId,
          environment: settings.environment ?? 'production',
          locale,
        })
  return (
    <ReviewSection isReady={useVendorScript(address)}>
      <div key={productId} data-bv-show="reviews" data-bv-product-id={productId} />
    </ReviewSection>
  )
}
