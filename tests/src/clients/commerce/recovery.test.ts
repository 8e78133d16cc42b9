import { expect, it } from 'vitest'
import { getCart } from '../../../../src/clients/commerce/operations/cart.ts'
import { cart } from '../../../factories/cart.ts'
import { commerceWire, errorAnswer, sessionAnswer } from '../../../factories/commerce-wire.ts'

it('makes no further session for a 401 that arrives after another call has recovered [API-11]', async () => {
  const late = createGate()
  let sessions = 0
  let refused = 0
  const { client, paths, requests } = commerceWire(async ({ url, headers }) => {
    if (url.pathname.endsWith('-session')) return sessionAnswer(`session-number-000${(sessions += 1)}`)
    if (headers.get('shoppingsessionid') !== 'session-number-0001') return Response.json(cart({ revision: 1 }))
    refused += 1
    // The second call's refusal is still on its way while the first call recovers.
    if (refused === 2) await late.promise
    return errorAnswer(401, 'SESSION_UNKNOWN')
  })
  const first = getCart(client)()
  const second = getCart(client)()
  expect(await first).toMatchObject({ revision: 1 })
  late.resolve()
  expect(await second).toMatchObject({ revision: 1 })
  expect(paths().filter((path) => path === 'POST /api/basic-session')).toHaveLength(2)
  expect(requests.at(-1)?.headers.get('shoppingsessionid')).toBe('session-number-0002')
})

/** A promise resolved from outside. */
const createGate = () => {
  const gate = { resolve: (): void => undefined }
  const promise = new Promise<void>((resolve) => Object.assign(gate, { resolve }))
  return { promise, resolve: () => gate.resolve() }
}
