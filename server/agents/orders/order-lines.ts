import { needsShipping } from '../../../src/lib/needs-shipping.ts'
import type { OrderRow } from '../../commerce/orders/to-order.ts'
import type { AgentScope } from '../agent-scope.ts'
import { pictureAddress, titleOf, type AnsweredLine } from '../bags/answer-bag.ts'
import { totalsOf, type Total } from '../bags/totals.ts'
import { isoMinor } from '../protocol/money.ts'
import { defined } from '../../../src/lib/defined.ts'

/** The lines of an order, by their position in it. */
export const linesOfOrder = ({ items }: OrderRow, scope: AgentScope): readonly AnsweredLine[] =>
  items.map((item, index) => {
    const { sku, price, quantity, thumbnailUrl } = item
    const picture = pictureAddress(thumbnailUrl, scope)
    const subtotal = price * quantity
    return {
      id: `line_${index + 1}`,
      item: {
        id: sku,
        title: titleOf(item, scope),
        price: isoMinor(price, scope.site),
        ...defined({ image_url: picture }),
      },
      quantity,
      totals: totalsOf({ subtotal, itemsDiscount: 0, discount: 0, fulfillment: undefined, tax: undefined, total: subtotal }, scope),
    }
  })

/** What an order cost. Orders keep one discount for lines and delivery together. */
export const totalsOfOrder = ({ items, summary }: OrderRow, scope: AgentScope): readonly Total[] => {
  const { totalItemCost, totalDiscount, totalTax, totalCost } = summary
  const isTaxAdded = scope.site.checkout.calculateTax
  const tax = isTaxAdded ? totalTax : 0
  const isShipped = items.some(needsShipping)
  // Delivery as it was charged before tax: an order has it with tax.
  const fulfillment = isShipped ? totalCost - tax + totalDiscount - totalItemCost : undefined
  const amounts = { subtotal: totalItemCost, itemsDiscount: 0, discount: totalDiscount, fulfillment, total: totalCost }
  return totalsOf({ ...amounts, tax: isTaxAdded ? totalTax : undefined }, scope)
}
