import type { CartItem } from '../../../schemas/api/cart.ts'
import type { SiteScope } from '../http/request-scope.ts'
import { toMajor } from '../money.ts'
import { ignoresStock, type UnavailableLine } from './sort-lines.ts'

/** A line as answered. Of a sku that is gone from the catalogue there is nothing left but its code. */
export const toCartItem = ({ line, variant }: UnavailableLine, { site }: Pick<SiteScope, 'site'>, discount: number): CartItem => ({
  id: line.id,
  lineItemId: line.id,
  sku: line.sku,
  quantity: line.quantity,
  productId: variant?.productId ?? '',
  availability: variant?.availability ?? 'NOTAVAILABLE',
  name: variant?.name ?? line.sku,
  brand: variant?.brand ?? '',
  slug: variant?.slug ?? '',
  url: variant === undefined ? '' : `/product/${variant.slug}/${variant.productId}?sku=${encodeURIComponent(line.sku)}`,
  thumbnailUrl: variant?.image ?? '',
  price: { list: toMajor(variant?.price.list ?? 0, site), sale: toMajor(variant?.price.sale ?? 0, site) },
  discounts: discount === 0 ? [] : [{ amount: toMajor(discount, site) }],
  ...(variant === undefined || ignoresStock(variant) ? {} : { stockQty: variant.stockQty }),
  ...(variant?.color === undefined ? {} : { color: variant.color }),
  ...(variant?.size === undefined ? {} : { size: variant.size }),
  ...(variant?.sizeType === undefined ? {} : { sizeType: variant.sizeType }),
  ...(variant?.shipDateStart === undefined ? {} : { shipDateStart: variant.shipDateStart }),
  ...(variant?.shipDateEnd === undefined ? {} : { shipDateEnd: variant.shipDateEnd }),
  ...(line.customisation === null || line.customisation === undefined ? {} : { customisation: line.customisation }),
})
