import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PublishRequest, Programs } from '../../../../schemas/api/compose-programs.ts'
import { rateWindows } from '../../../../server/database/schema/commerce.ts'
import { pageOf } from '../compose-shop.ts'
import { startProgramShop, type ProgramClient, type ProgramShop } from './program-shop.ts'

const DAY_MS = 86_400_000

let programs: ProgramShop
let program: ProgramClient
let pat: Record<string, string>
let made = 0
let page = ''
let words = ''
beforeAll(async () => {
  programs = await startProgramShop()
})
afterAll(() => programs.close())
beforeEach(async () => {
  await programs.shop.contentful.runtime.database.delete(rateWindows)
  program = await programs.connect((await programs.makeKey('pat', { rights: ['edit', 'publish'] })).secret)
  pat = await programs.as('pat')
  made += 1
  ;[page, words] = [`page-${made}`, `words-${made}`]
  await programs.shop.make(words, 'headline', { text: 'One' })
  await programs.shop.make(page, 'page', pageOf(page, [words]))
})

interface Asked {
  readonly status: string
  readonly request: number
  readonly confirmAt: string
}
const revisionOf = async (): Promise<string> => (await program.call<{ revision: string }>('read_page', { page })).revision
const ask = async (note = ''): Promise<Asked> => program.call('request_publish', { page, revision: await revisionOf(), note })
const waiting = async (headers = pat): Promise<readonly PublishRequest[]> => {
  const { requests }: Programs = (await programs.api.get('/programs', headers)).json()
  return requests.filter(({ pageId }) => pageId === page)
}
const confirm = async ({ id, versions }: Pick<PublishRequest, 'id' | 'versions'>, headers = pat) =>
  programs.api.send('POST', `/programs/requests/${id}/confirm`, { versions }, headers)
const stateOf = async (request: number): Promise<string> =>
  (await program.call<{ state: string }>('read_publish_request', { request })).state
const only = (requests: readonly PublishRequest[]): PublishRequest => {
  const [request] = requests
  if (request === undefined || requests.length > 1) throw new Error(`${requests.length} requests`)
  return request
}
const changeWords = async (): Promise<void> => {
  const { management } = programs.shop.contentful
  const entry = await management.entry.get({ entryId: words })
  await management.entry.update({ entryId: words }, { ...entry, fields: { text: { en: 'Otherwise' } } })
}

describe('what a program asks to publish', () => {
  it('waits for her and publishes nothing; she sees what, of whom and until when, confirms, and it is live', async () => {
    const asked = await ask('The summer sale')
    expect(asked).toMatchObject({
      status: 'waiting',
      confirmAt: `${programs.address.replace(/mcp$/, 'programs')}?request=${asked.request}`,
    })
    expect(await programs.shop.publishedVersion(page)).toBeUndefined()
    const request = only(await waiting())
    expect(request).toMatchObject({
      pageId: page,
      title: page,
      program: 'Writer',
      note: 'The summer sale',
      versions: { [page]: 1, [words]: 1 },
    })
    expect(Date.parse(request.endsAt) - Date.parse(request.askedAt)).toBe(DAY_MS)
    expect(await stateOf(asked.request)).toBe('waiting')
    expect((await confirm(request)).json()).toEqual({ status: 'published' })
    expect(await programs.shop.publishedVersion(page)).toBe(1)
    expect(await stateOf(asked.request)).toBe('confirmed')
    expect(await waiting()).toEqual([])
    expect((await confirm(request)).json()).toMatchObject({ code: 'DECIDED' })
    const { actions } = (await programs.api.get(`/pages/${page}/history`, pat)).json()
    expect(actions.map(({ action, user }: { action: string; user: string }) => [action, user])).toEqual([
      ['publish', 'pat Marsh'],
      ['askPublish', 'pat Marsh (Writer)'],
    ])
  })

  it('is confirmed once, however often she clicks at the same time', async () => {
    await ask()
    const request = only(await waiting())
    const answers = await Promise.all([confirm(request), confirm(request), confirm(request)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    const { actions } = (await programs.api.get(`/pages/${page}/history`, pat)).json()
    expect(actions.filter(({ action }: { action: string }) => action === 'publish')).toHaveLength(1)
  })

  it('is hers to confirm: nobody else sees it, confirms it or refuses it', async () => {
    await ask()
    const request = only(await waiting())
    programs.people.set('ann', ['publishers'])
    const ann = await programs.as('ann')
    expect(await waiting(ann)).toEqual([])
    expect((await confirm(request, ann)).statusCode).toBe(404)
    expect((await programs.api.send('POST', `/programs/requests/${request.id}/refuse`, undefined, ann)).statusCode).toBe(404)
    expect(await programs.shop.publishedVersion(page)).toBeUndefined()
  })

  it('that she refuses is not published, and the program is told', async () => {
    const { request: id } = await ask()
    const request = only(await waiting())
    expect((await programs.api.send('POST', `/programs/requests/${id}/refuse`, undefined, pat)).statusCode).toBe(200)
    expect(await stateOf(id)).toBe('refused')
    expect((await confirm(request)).statusCode).toBe(409)
    expect(await programs.shop.publishedVersion(page)).toBeUndefined()
  })

  it('is not published when the draft was changed since, whoever changed it', async () => {
    const { request: id } = await ask()
    const request = only(await waiting())
    await changeWords()
    expect((await confirm(request)).json()).toMatchObject({ status: 'stale', ids: [words] })
    expect(await stateOf(id)).toBe('stale')
    expect(await programs.shop.publishedVersion(page)).toBeUndefined()
  })

  it('is not published for other versions than those that were asked for', async () => {
    await ask()
    const request = only(await waiting())
    await changeWords()
    expect((await confirm({ ...request, versions: { [page]: 1, [words]: 2 } })).json()).toMatchObject({ code: 'STALE' })
    expect(await programs.shop.publishedVersion(page)).toBeUndefined()
  })

  it('is over after a day', async () => {
    const { request: id } = await ask()
    const request = only(await waiting())
    programs.later(DAY_MS)
    pat = await programs.as('pat')
    expect(await waiting()).toEqual([])
    expect((await confirm(request)).json()).toMatchObject({ code: 'DECIDED' })
    expect(await stateOf(id)).toBe('over')
    expect(await programs.shop.publishedVersion(page)).toBeUndefined()
  })

  it('is one request however often it is asked, and something newer takes its place', async () => {
    const [first, again] = [await ask(), await ask()]
    expect(again.request).toBe(first.request)
    await changeWords()
    const newer = await ask()
    expect(only(await waiting()).id).toBe(newer.request)
    expect(await stateOf(first.request)).toBe('stale')
  })

  it('goes with its key: what a key asked that she ended is refused', async () => {
    const { key, secret } = await programs.makeKey('pat', { rights: ['edit', 'publish'] })
    const other = await programs.connect(secret)
    await other.call('request_publish', { page, revision: await revisionOf() })
    expect(await waiting()).toHaveLength(1)
    await programs.api.send('DELETE', `/programs/keys/${key.id}`, undefined, pat)
    expect(await waiting()).toEqual([])
  })

  it('is not asked while the gate has errors, for a stale revision, for nothing, or by a key that may not', async () => {
    const revision = await revisionOf()
    const writer = await programs.connect((await programs.makeKey('pat', { rights: ['edit'] })).secret)
    expect(await writer.refused('request_publish', { page, revision })).toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringContaining('may not ask'),
    })
    await changeWords()
    expect(await program.refused('request_publish', { page, revision })).toMatchObject({ code: 'STALE' })
    const { management } = programs.shop.contentful
    const entry = await management.entry.get({ entryId: words })
    await management.entry.update({ entryId: words }, { ...entry, fields: { text: { en: 'x'.repeat(161) } } })
    expect(await ask()).toMatchObject({ status: 'refused', findings: { canPublish: false } })
    expect(await waiting()).toEqual([])
  })

  it('needs her right for every site of the page', async () => {
    const nel = await programs.connect((await programs.makeKey('nel', { rights: ['edit', 'publish'] })).secret)
    expect(await nel.refused('request_publish', { page, revision: await revisionOf() })).toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringContaining('is for all sites'),
    })
  })

  it('is confirmed by the rights that she has then', async () => {
    await ask()
    const request = only(await waiting())
    programs.people.set('pat', ['editors'])
    expect((await confirm(request, await programs.as('pat'))).statusCode).toBe(403)
    programs.people.set('pat', ['publishers'])
    expect(await programs.shop.publishedVersion(page)).toBeUndefined()
    expect((await confirm(request, await programs.as('pat'))).json()).toEqual({ status: 'published' })
  })
})

it('a program cannot change what is planned to go live, which would go live unseen', async () => {
  const versions = { [page]: 1, [words]: 1 }
  const at = new Date(programs.shop.contentful.runtime.clock.now() + DAY_MS).toISOString()
  expect(
    (await programs.api.send('POST', `/pages/${page}/schedule`, { action: 'publish', at, timeZone: 'UTC', versions }, pat)).statusCode,
  ).toBe(200)
  const operations = [{ op: 'set', block: words, field: 'text', value: 'Unseen' }]
  expect(
    await program.refused('save_draft', { page, revision: await revisionOf(), operations, idempotencyKey: `planned-${made}` }),
  ).toMatchObject({
    code: 'FORBIDDEN',
  })
})
