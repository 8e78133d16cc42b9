import type {
  AuthorisationRequest,
  ModificationRequest,
  ModificationResult,
  PaymentGateway,
  PaymentOutcome,
  PaymentReport,
} from '../../server/commerce/payments/payment-gateway.ts'
import type { StoredPayment } from '../../schemas/api/stored-payment.ts'

/** A payment provider in memory that records what it was asked and holds money at most once for a utr. */
export interface FakeGateway extends PaymentGateway {
  /** Every request it was asked to authorise, repeats included. */
  readonly asked: AuthorisationRequest[]
  /** utrs money is held for. */
  readonly held: Set<string>
  readonly cancelled: string[]
  /** The latest outcome of each utr. */
  readonly known: Map<string, PaymentOutcome>
  /** What the next requests get: an outcome, or an error thrown after or instead of taking the money. */
  behave: (request: AuthorisationRequest) => PaymentOutcome | 'crashAfterCharge' | 'unreachable' | Promise<PaymentOutcome>
  /** Captures, refunds and reversals it has carried out, each once, by their id. */
  readonly modified: Map<string, Modification>
  /** What the next of them gets: an answer, or an error thrown after or instead of carrying it out. */
  modify: (modification: Modification) => ModificationResult | 'crashAfter' | 'unreachable'
  /** What `confirm` gives for what the shopper brought back. */
  confirmed: (request: { readonly utr: string }) => PaymentOutcome
}

export interface Modification extends ModificationRequest {
  readonly kind: 'capture' | 'refund' | 'reversal'
}

export const receivedBy = ({ kind, id }: Modification): ModificationResult => ({ kind: 'received', pspReference: `psp-${kind}-${id}` })

export const authorised = (request: { readonly utr: string }): PaymentOutcome => ({
  kind: 'authorised',
  pspReference: `psp-${request.utr}`,
})

export const redirectAction = { type: 'redirect', method: 'GET', url: 'https://bank.example/pay' } as const

export const createFakeGateway = (): FakeGateway => {
  const stored = new Map<string, StoredPayment & { readonly owner: string }>()
  const report = (utr: string, outcome: PaymentOutcome): PaymentReport => {
    const request = gateway.asked.find((one) => one.utr === utr)
    return { outcome, subject: request === undefined ? {} : { reference: utr, amount: request.amount } }
  }
  const modify =
    (kind: Modification['kind']) =>
    async (request: ModificationRequest): Promise<ModificationResult> => {
      const modification = { ...request, kind }
      if (gateway.modified.has(request.id)) return receivedBy(modification)
      const answer = gateway.modify(modification)
      if (answer === 'unreachable') throw new Error('connect ECONNREFUSED')
      if (answer === 'crashAfter' || answer.kind === 'received') gateway.modified.set(request.id, modification)
      if (answer === 'crashAfter') throw new Error('socket hang up')
      return answer
    }
  const gateway: FakeGateway = {
    asked: [],
    modified: new Map(),
    modify: receivedBy,
    capture: modify('capture'),
    refund: modify('refund'),
    reverse: modify('reversal'),
    held: new Set(),
    cancelled: [],
    known: new Map(),
    behave: authorised,
    confirmed: authorised,
    authorise: async (request) => {
      gateway.asked.push(request)
      const earlier = gateway.known.get(request.utr)
      if (earlier?.kind === 'authorised') return report(request.utr, earlier)
      const behaviour = await gateway.behave(request)
      if (behaviour === 'unreachable') throw new Error('connect ECONNREFUSED')
      const outcome = behaviour === 'crashAfterCharge' ? authorised(request) : behaviour
      if (outcome.kind !== 'failed') gateway.known.set(request.utr, outcome)
      if (outcome.kind === 'authorised') gateway.held.add(request.utr)
      if (behaviour === 'crashAfterCharge') throw new Error('socket hang up')
      return report(request.utr, outcome)
    },
    confirm: async ({ utr, details }) => {
      const earlier = gateway.known.get(utr)
      if (Object.keys(details).length === 0 && earlier !== undefined) return report(utr, earlier)
      const outcome = gateway.confirmed({ utr })
      gateway.known.set(utr, outcome)
      if (outcome.kind === 'authorised') gateway.held.add(utr)
      return report(utr, outcome)
    },
    status: async (utr) => {
      const outcome = gateway.known.get(utr)
      return outcome === undefined ? 'unknown' : report(utr, outcome)
    },
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
