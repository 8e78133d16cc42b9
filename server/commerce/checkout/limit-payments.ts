import { and, eq, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../database/database.ts'
import { orders, paymentAttempts } from '../../database/schema/commerce.ts'
import { countTry, isExhausted, takeBackTry } from '../../lib/limit-rate.ts'
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

/**
 * Before a payment begins: 429 TOO_MANY_PAYMENTS for a session or an address with too many refused or too many unpaid ones. Where the
 * site has a captcha, a solved challenge is asked for first (403 CAPTCHA_REQUIRED). A payment that has begun may always be finished.
 */
export const admitPayment =
  ({ runtime }: Deps, { scope, request }: Payer) =>
  async (): Promise<void> => {
    if (await isExhausted(runtime, openOf(request))) throw tooManyPayments(OPEN_WINDOW_MS)
    const limits = refusedOf(scope, request)
    if (!(await isAnyExhausted(runtime, limits, 1))) return
    if (!hasCaptcha(scope.site) || (await isAnyExhausted(runtime, limits, SOLVED_FACTOR))) throw tooManyPayments(REFUSED_WINDOW_MS)
    await requireChallenge({ runtime })(request, scope.site)
  }

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

/** The same parts, whose provider counts what it answers this shopper. Only answers of a bank count, not repetitions of stored ones. */
export const countingPayments = <Parts extends Deps>(parts: Parts, { scope, request }: Payer): Parts => {
  const { runtime, payments } = parts
  const counted = async (report: PaymentReport, wasOpen: boolean): Promise<PaymentReport> => {
    const kind = report.outcome.kind
    if (REFUSALS.has(kind)) for (const limit of refusedOf(scope, request)) await countTry(runtime, limit)
    if (isOpen(kind) && !wasOpen) await countTry(runtime, openOf(request))
    if (wasOpen && !isOpen(kind)) await takeBackTry(runtime, openOf(request))
    return report
  }
  return {
    ...parts,
    payments: {
      ...payments,
      authorise: async (asked) => counted(await payments.authorise(asked), false),
      confirm: async (brought) => counted(await payments.confirm(brought), true),
      cancel: async (left) => {
        await payments.cancel(left)
        await takeBackTry(runtime, openOf(request))
      },
    },
  }
}

const REFUSALS: ReadonlySet<PaymentOutcome['kind']> = new Set(['refused', 'preauthFailed'])
/** What leaves an attempt open, its pieces taken and nothing paid. */
const OPEN: ReadonlySet<PaymentOutcome['kind']> = new Set(['actionRequired', 'pending', 'failed', 'mismatch'])
const isOpen = (kind: PaymentOutcome['kind']): boolean => OPEN.has(kind)

const refusedOf = ({ session }: SessionScope, { ip }: FastifyRequest) => [
  { key: `payments:refused:session:${session.idHash}`, max: REFUSED_BY_SESSION, windowMs: REFUSED_WINDOW_MS },
  { key: `payments:refused:address:${ip}`, max: REFUSED_BY_ADDRESS, windowMs: REFUSED_WINDOW_MS },
]

const openOf = ({ ip }: FastifyRequest) => ({ key: `payments:open:${ip}`, max: OPEN_BY_ADDRESS, windowMs: OPEN_WINDOW_MS })

const isAnyExhausted = async (runtime: Deps['runtime'], limits: ReturnType<typeof refusedOf>, factor: number): Promise<boolean> => {
  for (const { key, max } of limits) if (await isExhausted(runtime, { key, max: max * factor })) return true
  return false
}

const tooManyPayments = (windowMs: number): ApiProblem =>
  new ApiProblem(429, 'TOO_MANY_PAYMENTS', { message: 'Too many payments were tried from here. Please wait a while.' }, windowMs / 1000)
