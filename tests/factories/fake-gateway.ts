import type { PaymentGateway, PaymentOrder, PaymentOutcome, StoredPayment } from '../../server/commerce/payments/payment-gateway.ts'

/** A payment provider in memory that remembers what it was asked and holds money at most once for a utr. */
export interface FakeGateway extends PaymentGateway {
  /** Every order it was asked to authorise, repeats included. */
  readonly asked: PaymentOrder[]
  /** utrs money is held for. */
  readonly held: Set<string>
  readonly cancelled: string[]
  /** What it knows of each utr. */
  readonly known: Map<string, PaymentOutcome>
  /** What the next orders get: an outcome, or an error thrown after or instead of taking the money. */
  behave: (order: PaymentOrder) => PaymentOutcome | 'crashAfterCharge' | 'unreachable' | Promise<PaymentOutcome>
  /** What `confirm` gives. */
  confirmed: PaymentOutcome
}

export const authorised = (order: { readonly utr: string }): PaymentOutcome => ({ kind: 'authorised', pspReference: `psp-${order.utr}` })

export const redirectAction = { type: 'redirect', method: 'GET', url: 'https://bank.example/pay' } as const

export const createFakeGateway = (): FakeGateway => {
  const stored = new Map<string, StoredPayment & { readonly owner: string }>()
  const gateway: FakeGateway = {
    asked: [],
    held: new Set(),
    cancelled: [],
    known: new Map(),
    behave: authorised,
    confirmed: { kind: 'authorised', pspReference: 'psp-confirmed' },
    authorise: async (order) => {
      gateway.asked.push(order)
      const earlier = gateway.known.get(order.utr)
      if (earlier?.kind === 'authorised') return earlier
      const behaviour = await gateway.behave(order)
      if (behaviour === 'unreachable') throw new Error('connect ECONNREFUSED')
      const outcome = behaviour === 'crashAfterCharge' ? authorised(order) : behaviour
      if (outcome.kind !== 'failed') gateway.known.set(order.utr, outcome)
      if (outcome.kind === 'authorised') gateway.held.add(order.utr)
      if (behaviour === 'crashAfterCharge') throw new Error('socket hang up')
      return outcome
    },
    confirm: async ({ utr, details }) => {
      const earlier = gateway.known.get(utr)
      if (Object.keys(details).length === 0 && earlier !== undefined) return earlier
      gateway.known.set(utr, gateway.confirmed)
      if (gateway.confirmed.kind === 'authorised') gateway.held.add(utr)
      return gateway.confirmed
    },
    status: async (utr) => gateway.known.get(utr) ?? 'unknown',
    cancel: async ({ utr }) => {
      gateway.cancelled.push(utr)
      gateway.held.delete(utr)
    },
    listStored: async ({ shopperReference }) => [...stored.values()].filter(({ owner }) => owner === shopperReference).map(withoutOwner),
    addStored: async ({ shopperReference, card }) => {
      if (card.cardHolderName === 'DECLINED') return 'refused'
      const added = {
        id: `stored-${stored.size + 1}`,
        type: 'scheme',
        brand: 'visa',
        lastFour: '1111',
        expiryMonth: '03',
        expiryYear: '2030',
        holderName: card.cardHolderName ?? '',
        default: false,
        owner: shopperReference,
      } as const
      stored.set(added.id, added)
      return withoutOwner(added)
    },
    updateStored: async ({ shopperReference, id, change }) => {
      const before = stored.get(id)
      if (before?.owner !== shopperReference) return 'unknown'
      const after = { ...before, ...change }
      stored.set(id, after)
      return withoutOwner(after)
    },
    removeStored: async ({ shopperReference, id }) => stored.get(id)?.owner === shopperReference && stored.delete(id),
  }
  return gateway
}

const withoutOwner = (card: StoredPayment & { readonly owner: string }): StoredPayment =>
  // What is left of the entries is every field but the owner.
  Object.fromEntries(Object.entries(card).filter(([name]) => name !== 'owner')) as unknown as StoredPayment
