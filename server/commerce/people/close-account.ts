import type { FastifyRequest } from 'fastify'
import { lockUntilCommit } from '../../database/lock-until-commit.ts'
import { closedAccounts } from '../../database/schema/commerce.ts'
import { countTry } from '../../lib/limit-rate.ts'
import type { Runtime } from '../../runtime.ts'
import { ApiProblem } from '../http/api-problem.ts'
import { unauthorized } from '../http/problems.ts'
import type { AccountScope } from '../http/request-scope.ts'
import { bearerTokenOf } from '../sessions/authorization.ts'
import { finishClosing } from './closed-accounts.ts'
import { forgetAccount } from './forget-person.ts'

/** How long ago the password may have been given. */
const FRESH_MS = 10 * 60_000
const TRIES_PER_HOUR = 10
const HOUR_MS = 3_600_000

/**
 * Closes the account of who is signed in, and has given the password just now: what the shop holds is deleted or made nobody's, then the identity
 * provider deletes the user. In this order, because afterwards nobody could ask for the rest: from the first step on the account opens
 * nothing, and the same call, or any other that brings its token, goes on where an interrupted one stopped.
 */
export const closeAccount = async (
  { runtime }: { readonly runtime: Runtime },
  { identity }: AccountScope,
  request: FastifyRequest,
): Promise<void> => {
  const token = bearerTokenOf(request)
  if (token === undefined) throw unauthorized()
  requireFresh(identity.authenticatedAt, runtime.clock.now())
  if (!(await countTry(runtime, { key: `close:${identity.sub}`, max: TRIES_PER_HOUR, windowMs: HOUR_MS }))) throw tooManyTries()
  await runtime.database.transaction(async (transaction) => {
    await lockUntilCommit(transaction, identity.sub)
    const outcome = await forgetAccount(transaction, identity)
    if (outcome.kind === 'paymentUnderWay') throw paymentUnderWay(outcome.orders)
    await transaction
      .insert(closedAccounts)
      .values({ accountId: identity.sub, closedAt: runtime.clock.now(), finishedAt: null })
      .onConflictDoNothing()
  })
  await finishClosing({ runtime }, identity.sub, token)
}

/** The token of a stolen or borrowed browser closes nothing. */
const requireFresh = (authenticatedAt: number | undefined, now: number): void => {
  if (authenticatedAt === undefined || authenticatedAt < now - FRESH_MS)
    throw new ApiProblem(403, 'SIGN_IN_AGAIN', { message: 'Please enter your password again.' })
}

const tooManyTries = (): ApiProblem =>
  new ApiProblem(429, 'TOO_MANY_TRIES', { message: 'Too many tries. Please try again in an hour.' }, HOUR_MS / 1000)

const paymentUnderWay = (orders: readonly string[]): ApiProblem =>
  new ApiProblem(409, 'PAYMENT_UNDER_WAY', {
    message: 'A payment of yours is still under way. Please try again once it is paid or cancelled, in half an hour at the latest.',
    orders,
  })
