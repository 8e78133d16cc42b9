import { expect, it, vi } from 'vitest'
import { createComposeClient } from '../../../composer/api/compose-client.ts'

const idsOf = (count: number, name: string): readonly string[] => Array.from({ length: count }, (_, index) => `${name}-${index}`)
/** A server that has everything, or refuses from a request on. */
const serverThat = (refusesFrom = Infinity) =>
  vi.fn(async (address: string | URL | Request): Promise<Response> => {
    const query = new URL(String(address), 'http://preview.shop.test').searchParams
    const asked = (name: string): readonly string[] => (query.get(name) ?? '').split(',').filter((id) => id !== '')
    if (server.mock.calls.length > refusesFrom) return Response.json({ code: 'CMS_BUSY', message: 'Busy.', requestId: '' }, { status: 503 })
    const [entries, assets] = ['entries', 'assets'].map((name) => Object.fromEntries(asked(name).map((id) => [id, {}])))
    return Response.json({ entries, assets, usedBy: {} })
  })
let server = serverThat()

it('parts of a page are read however many they are, as many at a time as the server takes', async () => {
  server = serverThat()
  const answer = await createComposeClient(server).parts(idsOf(450, 'block'), idsOf(3, 'picture'))
  expect(server).toHaveBeenCalledTimes(3)
  expect(answer.ok && [Object.keys(answer.value.entries).length, Object.keys(answer.value.assets).length]).toEqual([450, 3])
})

it('nothing is asked for where no part is wanted', async () => {
  server = serverThat()
  expect(await createComposeClient(server).parts([], [])).toEqual({ ok: true, value: { entries: {}, assets: {}, usedBy: {} } })
  expect(server).not.toHaveBeenCalled()
})

it('parts of which some cannot be read are none, with the reason', async () => {
  server = serverThat(1)
  expect(await createComposeClient(server).parts(idsOf(300, 'block'), [])).toMatchObject({ ok: false, status: 503 })
})
