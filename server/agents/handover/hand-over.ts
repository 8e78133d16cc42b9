import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Session } from '../../commerce/sessions/session.ts'
import type { SiteScope } from '../../commerce/http/request-scope.ts'
import type { CartRecord } from '../../commerce/cart/cart-record.ts'
import { mergeCarts } from '../../commerce/cart/merge-carts.ts'
import { lockOpenCart, openCart } from '../../commerce/cart/open-cart.ts'
import type { Database } from '../../database/database.ts'
import { agentBags } from '../../database/schema/agents.ts'
import { carts } from '../../database/schema/commerce.ts'
import type { Runtime } from '../../runtime.ts'
import type { AgentBag } from '../bags/agent-bags.ts'

interface Input {
  readonly scope: SiteScope
  readonly bag: AgentBag
  /** Whose bag the agent's is put into. */
  readonly shopper: Session
}

/**
 * Puts an agent's bag into the shopper's: lines add up, and address, buyer and delivery come along where hers has none, so that her own bag
 * loses nothing. From then on the agent reads nothing of it but that it was ordered. False where somebody was faster, or it is over.
 */
export const handOver = ({ runtime }: { readonly runtime: Runtime }, { scope, bag, shopper }: Input): Promise<boolean> =>
  runtime.database.transaction(async (transaction) => {
    const { siteTag } = scope.site
    const from = `session:${bag.sessionHash}`
    const brought = await lockOpenCart(transaction, { ownerKey: from, siteTag })
    if (brought === undefined || brought.lines.length === 0) return false
    // Both the bag and the checkout made of it are of one session, and leave the agent's hands together.
    const isHeld = and(eq(agentBags.sessionHash, bag.sessionHash), eq(agentBags.state, 'open'), isNull(agentBags.utr))
    const own = await openCart({ runtime, transaction, ownerKey: shopper.ownerKey, siteTag })
    const handed = { state: 'handedOver', handedTo: own.cart.id, handedAt: runtime.clock.now() } as const
    const left = await transaction.update(agentBags).set(handed).where(isHeld).returning({ id: agentBags.id })
    if (left.length === 0) return false
    await mergeCarts({ runtime, transaction, from, into: shopper.ownerKey, scope })
    await bringAlong(transaction, brought, own)
    return true
  })

const bringAlong = async (transaction: Database, { cart: brought }: CartRecord, { cart: own }: CartRecord): Promise<void> => {
  const isAddressed = own.delivery !== null || own.billing !== null
  await transaction
    .update(carts)
    .set({
      consumer: { ...brought.consumer, ...own.consumer },
      ...(isAddressed
        ? {}
        : { delivery: brought.delivery, billing: brought.billing, shippingMethod: brought.shippingMethod, taxState: brought.taxState }),
      revision: sql`${carts.revision} + 1`,
    })
    .where(eq(carts.id, own.id))
}
