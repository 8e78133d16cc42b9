import type { Cart } from '../../../schemas/api/cart.ts'
import { readVariantsForCart, type CartVariant } from '../../catalogue/read-variants-for-cart.ts'
import type { Database } from '../../database/connect.ts'
import type { SessionScope, SiteScope } from '../http/request-scope.ts'
import { toCartAnswer } from './cart-answer.ts'
import type { CartLine, CartRecord } from './cart-record.ts'
import { priceCart } from './price-cart.ts'

/** A stored cart as answered, with the catalogue of this moment. */
export const answerCart = async (database: Database, record: CartRecord, scope: SessionScope): Promise<Cart> =>
  toCartAnswer(record, priceCart(record, await variantsOf(database, record.lines, scope), scope), scope)

/** The catalogue's data of the lines' skus, in one round trip. */
export const variantsOf = (
  database: Database,
  lines: readonly Pick<CartLine, 'sku'>[],
  { site, language }: SiteScope,
): Promise<ReadonlyMap<string, CartVariant>> =>
  readVariantsForCart({ database, site, language, skus: [...new Set(lines.map(({ sku }) => sku))] })
