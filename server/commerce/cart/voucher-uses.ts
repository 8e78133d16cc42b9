import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { lockUntilCommit } from '../../database/lock-until-commit.ts'
import { orders, paymentAttempts, voucherUses } from '../../database/schema/commerce.ts'
import type { Terms } from '../merchant/merchant-data.ts'

/** How often vouchers were used. */
export interface VoucherUses {
  readonly byCode: ReadonlyMap<string, { readonly all: number; readonly own: number }>
  /** The shopper has placed an order before. */
  readonly hasOrdered: boolean
}

export const NO_USES: VoucherUses = { byCode: new Map(), hasOrdered: false }

/** Who counts as the same shopper: an account, and whoever has its e-mail address. */
export interface Shopper {
  readonly accountId: string | null
  readonly email: string | undefined
}

interface UsesInput extends Pick<Terms, 'merchant' | 'site'> {
  readonly codes: readonly string[]
  readonly shopper: Shopper
  /** A cart whose own payment under way is no use that stands against it. */
  readonly exceptCartId?: string
  /** An order whose own use is not counted. */
  readonly exceptOrder?: string
}

/** How often vouchers that are limited were used. Asks nobody where none of them is. */
export const readVoucherUses = async (database: Database, input: UsesInput): Promise<VoucherUses> => {
  const { codes, merchant, site, shopper, exceptCartId = '', exceptOrder = '' } = input
  const limited = limitedOf({ codes, merchant })
  if (limited.length === 0) return NO_USES
  const isOwn = or(
    shopper.accountId === null ? sql`false` : eq(orders.accountId, shopper.accountId),
    shopper.email === undefined ? sql`false` : eq(orders.email, shopper.email.toLowerCase()),
  )
  const rows = await database
    .select({
      code: voucherUses.code,
      all: sql<number>`count(*)::int`,
      own: sql<number>`(count(*) filter (where ${isOwn}))::int`,
    })
    .from(voucherUses)
    .innerJoin(orders, eq(orders.orderReference, voucherUses.orderReference))
    .innerJoin(paymentAttempts, eq(paymentAttempts.orderReference, voucherUses.orderReference))
    .where(
      and(
        inArray(voucherUses.code, [...limited]),
        sql`${voucherUses.orderReference} <> ${exceptOrder}`,
        sql`(${paymentAttempts.state} = 'settled' or (${paymentAttempts.state} = 'open' and ${paymentAttempts.cartId} <> ${exceptCartId}))`,
      ),
    )
    .groupBy(voucherUses.code)
  const asksForFirst = limited.some((code) => merchant.vouchers.get(code)?.firstOrder === true)
  return {
    byCode: new Map(rows.map(({ code, ...counts }) => [code, counts])),
    hasOrdered: asksForFirst && (await hasOrdered()),
  }

  async function hasOrdered(): Promise<boolean> {
    const placed = await database
      .select({ orderReference: orders.orderReference })
      .from(orders)
      .where(
        and(
          isOwn,
          eq(orders.clientTag, site.clientTag),
          eq(orders.isVisible, true),
          sql`${orders.status} not in ('cancelled', 'pendingPayment')`,
          sql`${orders.orderReference} <> ${exceptOrder}`,
        ),
      )
      .limit(1)
    return placed.length > 0
  }
}

/** Waits for whoever is ordering with one of these vouchers, where they are limited: of two who take the last use the second then sees the first. */
export const lockVouchers = async (transaction: Database, input: Pick<UsesInput, 'codes' | 'merchant'>): Promise<void> => {
  for (const code of limitedOf(input)) await lockUntilCommit(transaction, `voucher:${code}`)
}

/** Records what an order was made cheaper by. */
export const takeVouchers = async (transaction: Database, orderReference: string, codes: readonly string[]): Promise<void> => {
  if (codes.length > 0) await transaction.insert(voucherUses).values(codes.map((code) => ({ code, orderReference })))
}

/** Always in the same order, or two bags with the same two vouchers would wait for each other. */
const limitedOf = ({ codes, merchant }: Pick<UsesInput, 'codes' | 'merchant'>): readonly string[] =>
  codes
    .filter((code) => {
      const voucher = merchant.vouchers.get(code)
      return voucher?.limit !== undefined || voucher?.firstOrder === true
    })
    .toSorted()
