import { and, eq, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../database/database.ts'
import { orders, paymentAttempts } from '../../database/schema/commerce.ts'
import { countTry, countUp, takeBackTry } from '../../lib/limit-rate.ts'
import { networkOf } from '../../lib/network-of.ts'
import type { CommerceDeps } from '../commerce-deps.ts'
import { ApiProblem } from '../http/api-problem.ts'
import type { SessionScope } from '../http/request-scope.ts'
import { hasCaptcha, requireChallenge } from '../http/require-human.ts'
import type { PaymentOutcome, PaymentReport } from '../payments/payment-gateway.ts'

type Deps = Pick<CommerceDeps, 'runtime' | 'payments'>

/** A shopper who pays: what a limit is counted for. */
interface Payer {
  readonly scope: SessionScope
  readonly request: FastifyRequest
}

const MINUTE_MS = 60_000
const REFUSED_WINDOW_MS = 15 * MINUTE_MS
/** Nobody mistypes so many cards; whoever tests stolen ones needs thousands. */
const REFUSED_BY_SESSION = 10
/** Higher, because many people share an address behind a company's router; it stops testing with many sessions. */
const REFUSED_BY_ADDRESS = 30
/** A solved challenge lets somebody go on, but not for ever: challenges are solved for money. */
const SOLVED_FACTOR = 3
/** As long as an unpaid attempt keeps its pieces (`recover-orders.ts`). */
const OPEN_WINDOW_MS = 30 * MINUTE_MS
const OPEN_BY_ADDRESS = 30
const OPEN_BY_EMAIL = 5

/** 429 for an e-mail address with too many open payments. Called in the transaction that begins another. */
export const requireFewOpen = async (transaction: Database, email: string): Promise<void> => {
  if (email === '') return
  const open = await transaction
    .select({ utr: paymentAttempts.utr })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.orderReference, paymentAttempts.orderReference))
    .where(and(eq(orders.email, email.toLowerCase()), sql`${paymentAttempts.state} = 'open'`))
    .limit(OPEN_BY_EMAIL)
  if (open.length === OPEN_BY_EMAIL) throw tooManyPayments(OPEN_WINDOW_MS)
}

/** The limits around one request that pays. */
interface LimitedPayment<Parts> {
  /**
   * Before a payment begins: 429 TOO_MANY_PAYMENTS for a session or an address with too many refused or too many unpaid ones. Where the
   * site has a captcha, a solved challenge is asked for first (403 CAPTCHA_REQUIRED). A payment that has begun may always be finished.
   */
  readonly admit: () => Promise<void>
  /** The same parts, whose provider counts what it answers this shopper. Only answers of a bank count, not repetitions of stored ones. */
  readonly parts: Parts
  /** Does what pays, and takes back what was counted for a payment that was neither refused nor left open. */
  readonly during: <Result>(pay: () => Promise<Result>) => Promise<Result>
}

/**
 * A payment is counted as refused and as open before it begins, so that of many begun at once no more than the limits reach the bank;
 * what becomes of it decides which of the two it stays.
 */
export const limitPayment = <Parts extends Deps>(parts: Parts, { scope, request }: Payer): LimitedPayment<Parts> => {
  const { runtime, payments } = parts
  const [open, refused] = [openOf(request), refusedOf(scope, request)]
  const held = { open: false, refused: false }
  const admit = async (): Promise<void> => {
    held.open = true
    if (!(await countTry(runtime, open))) throw tooManyPayments(OPEN_WINDOW_MS)
    held.refused = true
    const shares: number[] = []
    for (const limit of refused) shares.push((await countUp(runtime, limit)) / limit.max)
    const share = Math.max(...shares)
    if (share <= 1) return
    if (!hasCaptcha(scope.site) || share > SOLVED_FACTOR) throw tooManyPayments(REFUSED_WINDOW_MS)
    await requireChallenge({ runtime }, request, scope.site)
  }
  /** What was counted before stays counted. */
  const keep = async (what: keyof typeof held, limits: readonly ReturnType<typeof openOf>[]): Promise<void> => {
    if (!held[what]) for (const limit of limits) await countTry(runtime, limit)
    held[what] = false
  }
  const counted = async (report: PaymentReport, wasOpen: boolean): Promise<PaymentReport> => {
    const kind = report.outcome.kind
    if (REFUSALS.has(kind)) await keep('refused', refused)
    if (isOpen(kind) && !wasOpen) await keep('open', [open])
    if (wasOpen && !isOpen(kind)) await takeBackTry(runtime, open)
    return report
  }
  return {
    admit,
    parts: {
      ...parts,
      payments: {
        ...payments,
        authorise: async (asked) => counted(await payments.authorise(asked), false),
        confirm: async (brought) => counted(await payments.confirm(brought), true),
        cancel: async (left) => {
          await payments.cancel(left)
          await takeBackTry(runtime, open)
        },
      },
    },
    during: async (pay) => {
      try {
        return await pay()
      } finally {
        if (held.open) await takeBackTry(runtime, open)
        if (held.refused) for (const limit of refused) await takeBackTry(runtime, limit)
      }
    },
  }
}

const REFUSALS: ReadonlySet<PaymentOutcome['kind']> = new Set(['refused', 'preauthFailed'])
/** What leaves an attempt open, its pieces taken and nothing paid. */
const OPEN: ReadonlySet<PaymentOutcome['kind']> = new Set(['actionRequired', 'pending', 'failed', 'mismatch'])
const isOpen = (kind: PaymentOutcome['kind']): boolean => OPEN.has(kind)

const refusedOf = ({ session }: SessionScope, { ip }: FastifyRequest) => [
  { key: `payments:refused:session:${session.idHash}`, max: REFUSED_BY_SESSION, windowMs: REFUSED_WINDOW_MS },
  { key: `payments:refused:address:${networkOf(ip)}`, max: REFUSED_BY_ADDRESS, windowMs: REFUSED_WINDOW_MS },
]

const openOf = ({ ip }: FastifyRequest) => ({ key: `payments:open:${networkOf(ip)}`, max: OPEN_BY_ADDRESS, windowMs: OPEN_WINDOW_MS })

const tooManyPayments = (windowMs: number): ApiProblem =>
  new ApiProblem(429, 'TOO_MANY_PAYMENTS', { message: 'Too many payments were tried from here. Please wait a while.' }, windowMs / 1000)
