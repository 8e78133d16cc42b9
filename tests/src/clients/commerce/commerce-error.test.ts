import { describe, expect, it } from 'vitest'
import { CommerceError, isRefusal } from '../../../../src/clients/commerce/commerce-client.ts'
import { incidentOf } from '../../../../src/lib/incident-of.ts'
import { commerceWire, errorAnswer } from '../../../factories/commerce-wire.ts'

const INCIDENT = /^E-[0-9A-F]{8}$/
const failed = (answer: () => Response | Promise<Response>) =>
  commerceWire(answer)
    .client.send({ method: 'GET', path: '/api/orders', hasSession: false })
    .catch((cause: unknown) => cause)

describe('a call that failed', () => {
  it('has the incident of the server, and says it in its message [API-14]', async () => {
    const cause = await failed(() => errorAnswer(503, 'SERVER_ERROR', { incident: 'E-0123ABCD' }))
    expect(incidentOf(cause)).toBe('E-0123ABCD')
    expect(String(cause)).toContain('(E-0123ABCD)')
  })

  it.each([
    ['a proxy has answered', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['nobody has answered', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('has one of its own where %s, which its message says too', async (_where, answer) => {
    const cause = await failed(answer)
    expect(incidentOf(cause)).toMatch(INCIDENT)
    expect(String(cause)).toContain(`(${incidentOf(cause)})`)
  })

  it('keeps the incident of the call behind it', () => {
    const first = new CommerceError(0, { code: 'NO_SESSION', message: 'No session' })
    expect(incidentOf(new CommerceError(401, { code: 'SESSION_FAILED', message: 'Over' }, { cause: first }))).toBe(first.incident)
    expect(incidentOf(new Error('Tax Calculation Error', { cause: first }))).toBe(first.incident)
  })

  it.each([402, 403, 404, 409, 422, 429])('has none where the server refused it with %i, which is a refusal', async (status) => {
    const cause = await failed(() => errorAnswer(status))
    expect(incidentOf(cause)).toBeUndefined()
    expect(isRefusal(cause)).toBe(true)
  })

  it.each([0, 400, 401, 500, 503])('is no refusal with the status %i', (status) => {
    expect(isRefusal(new CommerceError(status, { code: 'ANY', message: 'Any' }))).toBe(false)
  })

  it('has none where the page has stopped it', () => {
    expect(incidentOf(new CommerceError(0, { code: 'REQUEST_ABORT', message: 'Stopped' }))).toBeUndefined()
  })
})
