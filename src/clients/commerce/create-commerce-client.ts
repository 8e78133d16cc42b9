import type { Cart } from '../../../schemas/api/cart.ts'
import type { ApiError } from '../../../schemas/api/error.ts'
import { differenceOf, type Example } from '../answer-example.ts'
import { CommerceError, toPaymentRetry, type CommerceClient, type CommerceCall, type CommerceDeps } from './commerce-client.ts'
import { createRepeatGuard } from './repeat-guard.ts'
import { CART } from './answers.ts'
import { createSessions, createSessionStore, createRecovery, type SessionStore } from './sessions.ts'
import { createTransport, type WireAnswer } from './transport.ts'
import { defined } from '../../lib/defined.ts'

/** The shop API of one site in the browser: waits for a session, renews it, guards against repeats (API-01..API-24). */
export const createCommerceClient = (deps: CommerceDeps): CommerceClient => {
  const store = createSessionStore(deps)
  const transport = createTransport(deps)
  const sessions = createSessions({ ...deps, transport, store })
  const { recover, giveUp } = createRecovery({ ...deps, sessions, store })
  const guard = createRepeatGuard(deps)

  const attempt = async (call: CommerceCall, sessionId?: string): Promise<WireAnswer> => {
    try {
      const answer = await transport(call, sessionId)
      guard.count(call, answer.status)
      return answer
    } catch (error) {
      if (call.signal?.aborted !== true) guard.count(call, 0)
      throw error
    }
  }

  const checked = (call: CommerceCall, sessionId?: string): Promise<WireAnswer> => {
    guard.check(call)
    return attempt(call, sessionId)
  }

  const attemptInSession = async (call: CommerceCall): Promise<WireAnswer> => {
    const id = await sessions.ensure()
    const first = await checked(call, id)
    if (first.status !== 401) return first
    // A 401 was not executed, so repeating it is safe whatever the method; it happens once, so it needs no guard.
    const second = await attempt(call, await recover(id))
    if (second.status === 401) throw giveUp('refused twice')
    return second
  }

  const badAnswer = ({ method, path: address }: CommerceCall, status: number, path: string): CommerceError => {
    const operation = `${method} ${address}`
    deps.report({ code: 'badAnswer', message: BAD_ANSWER.message, details: { operation, path } })
    return new CommerceError(status, { ...BAD_ANSWER, operation, path })
  }

  return {
    send: async <Answer>(call: CommerceCall, example?: Example<Answer>) => {
      const answer = await (call.hasSession === false ? checked(call) : attemptInSession(call))
      if (answer.status >= 400 && answer.status !== 428) throw new CommerceError(answer.status, errorBody(answer.body))
      const body = answer.status === 428 ? toPaymentRetry(answer.body) : answer.body
      const difference = answer.status === 428 || example === undefined ? undefined : differenceOf(body, example)
      if (difference !== undefined) throw badAnswer(call, answer.status, difference)
      // Another type of example is another object.
      if ((example as unknown) === CART) rememberBag(store, body as Cart)
      // Like its example, or of type unknown.
      return body as Answer
    },
    sessionId: () => store.read()?.id,
    restartSession: sessions.renew,
    forgetSession: () => store.write(undefined),
    onSessionChange: (listener) => {
      let known = store.read()?.id
      return store.subscribe(() => {
        const id = store.read()?.id
        if (id === known) return
        known = id
        listener()
      })
    },
    takeRebuilt: () => {
      const { isRebuilt = false, ...session } = store.read() ?? {}
      if (isRebuilt && 'id' in session) store.write(session)
      return isRebuilt
    },
  }
}

/** What lines and vouchers can be had again by, once the session has ended. */
const rememberBag = (store: SessionStore, { publicId, items, unavailableItems, cartSummary }: Cart): void => {
  const session = store.read()
  const bag = items.length + unavailableItems.length > 0 ? publicId : undefined
  const vouchers = bag === undefined ? [] : (cartSummary.vouchers ?? []).map(({ code }) => code)
  if (session === undefined || (session.bag === bag && String(session.vouchers ?? []) === String(vouchers))) return
  const { bag: _bag, vouchers: _vouchers, ...rest } = session
  store.write({ ...rest, ...defined({ bag }), ...(vouchers.length === 0 ? {} : { vouchers }) })
}

const BAD_ANSWER: ApiError = { code: 'BAD_ANSWER', message: 'The shop answered in an unknown form.' }

const errorBody = (body: unknown): ApiError =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body
    ? // The two fields every error has are there; the rest is open by type.
      (body as ApiError)
    : BAD_ANSWER
