import type { CommerceCall, CommerceClient } from '../../src/clients/commerce/commerce-client.ts'

/** By `POST /api/cart`: an answer, an error to throw, or what makes one of the call. */
export type CommerceAnswers = Readonly<Record<string, unknown>>

/** A client of the commerce API that answers what a test says, and knows what it was asked. */
export const answeringCommerce = (answers: CommerceAnswers = {}) => {
  const calls: CommerceCall[] = []
  const send = async (call: CommerceCall): Promise<unknown> => {
    calls.push(call)
    const found = answers[`${call.method} ${call.path}`]
    const answer: unknown = typeof found === 'function' ? found(call) : found
    if (answer instanceof Error) throw answer
    return answer
  }
  // Answers are the test's own.
  const client = { send, sessionId: () => 'session', onSessionChange: () => () => undefined } as unknown as CommerceClient
  return { client, calls, names: () => calls.map(({ method, path }) => `${method} ${path}`) }
}
