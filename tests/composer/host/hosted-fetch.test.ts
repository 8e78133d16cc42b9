import { describe, expect, it, vi } from 'vitest'
import { HOST_SESSION, PASS_HEADER } from '../../../schemas/api/compose.ts'
import { createHostedFetch } from '../../../composer/host/hosted-fetch.ts'

const MINUTE_MS = 60_000

/** A shop that gives passes by number and takes those that it is told to. */
const createShop = () => {
  let now = 0
  let given = 0
  const calls: { readonly path: string; readonly pass: string | undefined; readonly signed: string | undefined }[] = []
  const refused = new Set<string>()
  let beginStatus = 200
  const request = vi.fn<typeof fetch>(async (input, init) => {
    const headers = (init?.headers ?? {}) as Readonly<Record<string, string>>
    calls.push({ path: String(input), pass: headers[PASS_HEADER], signed: headers['x-signed'] })
    if (input !== HOST_SESSION) return Response.json({}, { status: refused.has(String(headers[PASS_HEADER])) ? 401 : 200 })
    if (beginStatus !== 200) return Response.json({ code: 'HOST_SPACE', message: 'Another space' }, { status: beginStatus })
    return Response.json({ pass: `pass ${(given += 1)}`, seconds: 900 })
  })
  const sign = vi.fn(async () => ({ 'x-signed': `at ${now}` }))
  return {
    hosted: createHostedFetch({ sign, fetch: request, now: () => now }),
    calls,
    sign,
    refuse: (pass: string) => void refused.add(pass),
    failBegin: (status: number) => void (beginStatus = status),
    passes: (ms: number) => void (now += ms),
  }
}

describe('requests of the composer inside a host', () => {
  it('begin a session by what the host signs, and carry its pass', async () => {
    const { hosted, calls } = createShop()
    await hosted('/_compose/api/pages', { method: 'POST', headers: { 'content-type': 'application/json' } })
    expect(calls).toEqual([
      { path: HOST_SESSION, pass: undefined, signed: 'at 0' },
      { path: '/_compose/api/pages', pass: 'pass 1', signed: undefined },
    ])
  })

  it('begin one session, however many are sent at once', async () => {
    const { hosted, sign } = createShop()
    await Promise.all([hosted('/a'), hosted('/b'), hosted('/c')])
    expect(sign).toHaveBeenCalledTimes(1)
  })

  it('renew the pass two minutes before its end, and not sooner', async () => {
    const { hosted, calls, passes } = createShop()
    await hosted('/a')
    passes(12.9 * MINUTE_MS)
    await hosted('/b')
    passes(0.2 * MINUTE_MS)
    await hosted('/c')
    expect(calls.map(({ path, pass }) => `${path} ${pass}`)).toEqual([
      `${HOST_SESSION} undefined`,
      '/a pass 1',
      '/b pass 1',
      `${HOST_SESSION} undefined`,
      '/c pass 2',
    ])
  })

  it('go on with a pass that is still good where the host does not sign just now', async () => {
    const { hosted, calls, passes, sign } = createShop()
    await hosted('/a')
    passes(14 * MINUTE_MS)
    sign.mockRejectedValueOnce(new Error('offline'))
    expect((await hosted('/b')).status).toBe(200)
    expect(calls.at(-1)).toMatchObject({ path: '/b', pass: 'pass 1' })
  })

  it('are sent again with another pass, once, where the shop does not take theirs any more', async () => {
    const { hosted, calls, refuse } = createShop()
    await hosted('/a')
    refuse('pass 1')
    expect((await hosted('/b')).status).toBe(200)
    refuse('pass 2')
    refuse('pass 3')
    expect((await hosted('/c')).status).toBe(401)
    expect(calls.filter(({ path }) => path === '/c')).toHaveLength(2)
  })

  it('are answered with what the shop says to the signature, where it refuses that', async () => {
    const { hosted, failBegin, calls } = createShop()
    failBegin(403)
    const answers = await Promise.all([hosted('/a'), hosted('/b')])
    for (const answer of answers) expect(await answer.json()).toMatchObject({ code: 'HOST_SPACE' })
    expect(calls.map(({ path }) => path)).toEqual([HOST_SESSION])
  })

  it('fail as one that reaches nobody where the host does not sign at all', async () => {
    const { hosted, sign } = createShop()
    sign.mockRejectedValue(new Error('no'))
    await expect(hosted('/a')).rejects.toThrow('no')
  })
})
