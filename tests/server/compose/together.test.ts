import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { HereAnswer } from '../../../schemas/api/compose-together.ts'
import { composePresence } from '../../../server/database/schema/compose.ts'
import { purgeExpired } from '../../../server/operations/housekeeping/purge-expired.ts'
import { createComposePass } from '../../../server/compose/compose-pass.ts'
import type { ComposeRight } from '../../../schemas/api/compose.ts'
import { refuseAsTooFast, startComposeBetween, type CmsBetween, type ComposeBetween } from './cms-between.ts'
import { OWN, pageOf, type ComposeApi, type ComposeShop } from './compose-shop.ts'
import { secretOf } from '../../../server/lib/secret.ts'

const SECRET = 'a-secret-of-at-least-thirty-two-characters'
const GROUPS = { COMPOSE_EDITORS: 'editors', SESSION_SECRET: SECRET }

let between: ComposeBetween
let shop: ComposeShop
let cms: CmsBetween
/** Two processes on one database, where people sign in. */
let one: ComposeApi
let other: ComposeApi
beforeAll(async () => {
  between = await startComposeBetween(GROUPS)
  ;({ shop, cms, api: one } = between)
  other = await shop.compose({ variables: { ...GROUPS, CONTENTFUL_MANAGEMENT_HOST: cms.host } })
})
afterAll(() => between.close())
beforeEach(() => {
  // What was asked before does not count.
  later(3_600_000)
  cms.setTrouble(() => undefined)
  cms.reads.length = 0
})

const later = (ms: number): void => shop.contentful.runtime.clock.advance(ms)
const passes = createComposePass({ secret: secretOf(SECRET), boundTo: 'editors\n' })
const signedIn = (name: string, rights: readonly ComposeRight[] = ['edit']) => ({
  ...OWN,
  cookie: `compose_session=${passes.issue({ id: name.toLowerCase(), name, rights }, shop.contentful.runtime.clock.now())}`,
})

interface Window {
  readonly windowId: string
  readonly name: string
  readonly rights?: readonly ComposeRight[]
  readonly entryId?: string
  readonly versions?: Readonly<Record<string, number>>
}

const call = (api: ComposeApi, page: string, { name, rights, versions = {}, ...window }: Window) =>
  api.send('POST', `/pages/${page}/here`, { versions, ...window }, signedIn(name, rights))
const isHere = async (api: ComposeApi, page: string, window: Window): Promise<HereAnswer> => {
  const answer = await call(api, page, window)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const saves = (api: ComposeApi, name: string, id: string, version: number, text: string) =>
  api.send('PUT', `/entries/${id}`, { version, fields: { text: { en: text } } }, signedIn(name))
/** As somebody does in the CMS's own app. */
const editsInTheCms = async (entryId: string, text: string): Promise<void> => {
  const { entry } = shop.contentful.management
  await entry.update({ entryId }, { ...(await entry.get({ entryId })), fields: { text: { en: text } } })
}
const JAN = { windowId: 'window-of-jan', name: 'Jan' }
const EVA = { windowId: 'window-of-eva', name: 'Eva' }
const changesOf = ({ changed }: HereAnswer) => changed.map(({ entry, by }) => [entry.sys.id, entry.fields['text'], by?.name])
const versionReads = () => cms.reads.filter(({ path }) => path.includes('select=sys'))

describe('people with a page open', () => {
  it('see each other with the block that each has chosen, over two processes, until one leaves', async () => {
    await isHere(one, 'open', { ...JAN, entryId: 'head' })
    expect((await isHere(other, 'open', EVA)).others).toEqual([{ windowId: JAN.windowId, name: 'Jan', isMe: false, entryId: 'head' }])
    expect((await isHere(one, 'open', { ...JAN, entryId: 'text' })).others).toEqual([{ windowId: EVA.windowId, name: 'Eva', isMe: false }])
    expect((await isHere(other, 'elsewhere', { windowId: 'third-window', name: 'Pat' })).others).toEqual([])
    const left = await one.send('DELETE', `/pages/open/here/${EVA.windowId}`, undefined, signedIn('Eva'))
    expect(left.statusCode).toBe(200)
    expect((await isHere(one, 'open', JAN)).others).toEqual([])
  })

  it('are gone when their window says nothing for fifteen seconds, and their rows are deleted', async () => {
    await isHere(one, 'silent', JAN)
    later(14_000)
    expect((await isHere(other, 'silent', EVA)).others).toHaveLength(1)
    later(2_000)
    expect((await isHere(other, 'silent', EVA)).others).toEqual([])
    later(60_000)
    await purgeExpired(shop.contentful.runtime)
    expect(await shop.contentful.runtime.database.select().from(composePresence)).toEqual([])
  })

  it('are told which other window is their own', async () => {
    await isHere(one, 'twice', JAN)
    expect((await isHere(one, 'twice', { ...JAN, windowId: 'second-of-jan' })).others).toMatchObject([{ isMe: true, name: 'Jan' }])
  })

  it('see and are seen where they may only look', async () => {
    await isHere(one, 'looking', { ...JAN, rights: [] })
    expect((await isHere(other, 'looking', EVA)).others).toMatchObject([{ name: 'Jan' }])
    expect((await isHere(one, 'looking', { ...JAN, rights: [] })).others).toMatchObject([{ name: 'Eva' }])
  })

  it('leave no line in the log by being here', async () => {
    one.takeLog()
    await isHere(one, 'quiet', JAN)
    expect(one.takeLog()).toBe('')
  })

  it('cannot take a window of somebody else, nor close it', async () => {
    await isHere(one, 'taken', JAN)
    const taken = await call(one, 'taken', { ...EVA, windowId: JAN.windowId })
    expect([taken.statusCode, taken.json().code]).toEqual([403, 'FORBIDDEN'])
    await one.send('DELETE', `/pages/taken/here/${JAN.windowId}`, undefined, signedIn('Eva'))
    expect((await isHere(one, 'taken', EVA)).others).toMatchObject([{ name: 'Jan' }])
    later(16_000)
    // Somebody else has signed in in that window.
    expect((await call(one, 'taken', { ...EVA, windowId: JAN.windowId })).statusCode).toBe(200)
  })

  it('who are signed out are told so as of a save, and asked from another page it is refused', async () => {
    const body = { windowId: 'nobodys-window', versions: {} }
    const out = await one.send('POST', '/pages/open/here', body)
    expect([out.statusCode, out.json()]).toMatchObject([401, { code: 'SIGN_IN', message: 'Sign in again; your work is kept.' }])
    expect((await one.send('DELETE', '/pages/open/here/nobodys-window')).statusCode).toBe(401)
    const forged = await one.send('POST', '/pages/open/here', body, { ...signedIn('Jan'), origin: 'https://evil.example' })
    expect(forged.statusCode).toBe(403)
  })

  it.each([
    ['no window', { versions: {} }],
    ['a window whose id is too short', { windowId: 'x', versions: {} }],
    ['a window whose id is a sentence', { windowId: "'; drop table compose_presence; --", versions: {} }],
    ['a window whose id is endless', { windowId: 'x'.repeat(10_000), versions: {} }],
    ['no versions', { windowId: 'some-window' }],
    ['a version that is none', { windowId: 'some-window', versions: { head: '2' } }],
    ['an entry whose id is a path', { windowId: 'some-window', versions: { '../head': 2 } }],
    ['a block whose id is none', { windowId: 'some-window', entryId: '<script>', versions: {} }],
    ['thousands of entries', { windowId: 'some-window', versions: Object.fromEntries([...Array(2_001).keys()].map((n) => [`e${n}`, 1])) }],
    ['a list', []],
  ])('are refused in a sentence for %s', async (_what, body) => {
    const answer = await one.send('POST', '/pages/open/here', body, signedIn('Jan'))
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'BAD_REQUEST'])
    expect(answer.json().message).toMatch(/\.$/)
  })

  it('are not disturbed by entries named like parts of every object', async () => {
    const answer = await call(one, 'constructor', { ...JAN, versions: { constructor: 1, toString: 2 } })
    expect([answer.statusCode, answer.json().changed]).toEqual([200, []])
    const versions = JSON.parse('{"__proto__":1}') as Record<string, number>
    expect((await call(one, 'constructor', { ...JAN, versions })).statusCode).toBe(400)
  })
})

describe('what a colleague saves', () => {
  it('comes with the next call in the same process and in another one, with her name, and without a question to the CMS for it in hers', async () => {
    await shop.make('said', 'headline', { text: 'said' })
    await shop.make('page-said', 'page', pageOf('page-said', ['said']))
    const jan = { ...JAN, versions: { said: 1, 'page-said': 1 } }
    await isHere(one, 'page-said', jan)
    await isHere(other, 'page-said', { ...EVA, versions: jan.versions })
    await saves(one, 'Eva', 'said', 1, 'Hers')
    cms.reads.length = 0
    expect(changesOf(await isHere(one, 'page-said', jan))).toEqual([['said', { en: 'Hers' }, 'Eva']])
    expect(cms.reads).toEqual([])
    await expect
      .poll(async () => changesOf(await isHere(other, 'page-said', { ...jan, windowId: 'jan-elsewhere' })))
      .toEqual([['said', { en: 'Hers' }, 'Eva']])
    // The fields, once for all windows of that process.
    await isHere(other, 'page-said', { ...jan, windowId: 'third-of-jan' })
    expect(cms.reads).toHaveLength(1)
    expect((await isHere(one, 'page-said', { ...jan, versions: { ...jan.versions, said: 2 } })).changed).toEqual([])
  })

  it('in the CMS’s own app comes within fifteen seconds; the CMS is asked once in that time for all windows, about versions alone', async () => {
    await shop.make('app', 'headline', { text: 'app' })
    const versions = { app: 1 }
    const jan = { ...JAN, versions }
    await isHere(one, 'page-app', jan)
    await editsInTheCms('app', 'In the app')
    later(5_000)
    expect((await isHere(one, 'page-app', jan)).changed).toEqual([])
    await Promise.all(['window-a', 'window-b'].map((windowId) => isHere(one, 'page-app', { ...EVA, windowId, versions })))
    expect(versionReads()).toHaveLength(1)
    later(10_000)
    expect(changesOf(await isHere(one, 'page-app', jan))).toEqual([['app', { en: 'In the app' }, undefined]])
    expect(versionReads()).toHaveLength(2)
  })

  it('is asked about by a hundred entries at once', async () => {
    await isHere(one, 'page-large', { ...JAN, versions: Object.fromEntries([...Array(250).keys()].map((n) => [`entry-${n}`, 1])) })
    expect(versionReads()).toHaveLength(3)
  })

  it('an entry that a colleague deletes is not requested from the CMS again and again', async () => {
    await shop.make('short', 'headline', { text: 'short' })
    await saves(one, 'Eva', 'short', 1, 'Soon gone')
    await shop.contentful.management.entry.delete({ entryId: 'short' })
    const eva = { ...EVA, versions: { short: 1 } }
    await expect.poll(async () => (await isHere(other, 'page-short', eva)).changed).toEqual([])
    cms.reads.length = 0
    await isHere(other, 'page-short', eva)
    expect(cms.reads).toEqual([])
  })
})

it('an entry that is deleted and made anew under its id is not told of in its former state', async () => {
  await shop.make('reborn', 'headline', { text: 'Once' })
  await saves(one, 'Eva', 'reborn', 1, 'Hers')
  await shop.contentful.management.entry.delete({ entryId: 'reborn' })
  await shop.make('reborn', 'headline', { text: 'Anew' })
  const jan = { ...JAN, versions: { reborn: 1 } }
  later(16_000)
  expect((await isHere(one, 'page-reborn', jan)).changed).toEqual([])
})

describe('a CMS in trouble', () => {
  const jan = { ...JAN, versions: { calm: 1 } }

  it.each([
    ['refuses', 500, {}],
    ['is over its limit', 429, { 'x-contentful-ratelimit-reset': '60' }],
  ])('that %s leaves who is here as it is, and is left alone for a while', async (what, status, headers) => {
    const page = `page-${status}`
    const impatient = await shop.compose({ variables: { ...GROUPS, CONTENTFUL_MANAGEMENT_HOST: cms.host } })
    await isHere(impatient, page, EVA)
    let calls = 0
    cms.setTrouble(async (_call, answer) => {
      calls += 1
      if (status === 429) return refuseAsTooFast(answer, headers)
      answer.writeHead(status, { 'content-type': 'application/json' }).end('{}')
      return 'answered'
    })
    expect((await isHere(impatient, page, jan)).others, what).toMatchObject([{ name: 'Eva' }])
    await expect.poll(() => impatient.takeLog()).toContain('"event":"composeTogether"')
    const before = calls
    later(16_000)
    expect((await isHere(impatient, page, jan)).others).toEqual([])
    expect(calls).toBe(before)
  })

  it('that does not answer keeps nobody waiting: who is here is told at once, and what changed with a later call', async () => {
    await shop.make('calm', 'headline', { text: 'calm' })
    await editsInTheCms('calm', 'Late')
    const slow = await shop.compose({ variables: { ...GROUPS, CONTENTFUL_MANAGEMENT_HOST: cms.host } })
    let goOn: () => void = () => undefined
    const held = new Promise<void>((resolve) => (goOn = resolve))
    cms.setTrouble(async () => {
      await held
      return 'goesOn' as const
    })
    await isHere(slow, 'page-slow', EVA)
    expect(await isHere(slow, 'page-slow', jan)).toMatchObject({ others: [{ name: 'Eva' }], changed: [] })
    goOn()
    await expect.poll(async () => changesOf(await isHere(slow, 'page-slow', jan))).toEqual([['calm', { en: 'Late' }, undefined]])
  })
})
