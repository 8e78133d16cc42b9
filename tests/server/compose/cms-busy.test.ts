import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createComposeClient } from '../../../composer/api/compose-client.ts'
import { createAutosave } from '../../../composer/document/autosave.ts'
import { createDocumentStore, unsavedIds } from '../../../composer/document/document-store.ts'
import { newEntry } from '../../../src/content/composing/new-entry.ts'
import { createLocalCopy } from '../../../composer/document/local-copy.ts'
import { linkTo } from '../../factories/cms.ts'
import { refuseAsTooFast, startComposeBetween, type CmsBetween, type ComposeBetween } from './cms-between.ts'
import { entryOf, HOST, openDocument, OWN, pageOf, seenVersions, type ComposeApi, type ComposeShop } from './compose-shop.ts'

let between: ComposeBetween
let shop: ComposeShop
let cms: CmsBetween
let api: ComposeApi
beforeAll(async () => {
  between = await startComposeBetween()
  ;({ shop, cms, api } = between)
})
afterAll(() => between.close())
beforeEach(() => {
  cms.setTrouble(() => undefined)
  cms.writes.length = 0
})

/** A page of two headlines, `…-1` and `…-2`. */
const makePage = async (name: string): Promise<void> => {
  const ids = [`${name}-1`, `${name}-2`]
  for (const id of ids) await shop.make(id, 'headline', { text: id })
  await shop.make(name, 'page', pageOf(name, ids))
}
const save = (id: string, text: string, version = 1) => api.send('PUT', `/entries/${id}`, { version, fields: { text: { en: text } } })

/** Refuses so many writes, then takes them again. */
const limitWrites = (times: number, headers: Record<string, string>): void => {
  let left = times
  cms.setTrouble((call, answer) => {
    if (call.method === 'GET' || left === 0) return undefined
    left -= 1
    return refuseAsTooFast(answer, headers)
  })
}

/** The composer's own client and saving, in a browser whose timers run when the test says so. */
const openComposer = async (pageId: string) => {
  const client = createComposeClient(async (input, init) => {
    const { method = 'GET', headers, body } = init ?? {}
    const path = String(input)
    const answer = await api.app.inject({
      method: method as 'GET' | 'PUT',
      url: path,
      headers: { host: HOST, ...OWN, ...(headers as Record<string, string>) },
      ...(typeof body === 'string' ? { payload: body } : {}),
    })
    return new Response(answer.body, { status: answer.statusCode, headers: answer.headers as Record<string, string> })
  })
  const store = createDocumentStore(await openDocument(api, pageId), () => 0)
  const pauses: number[] = []
  const items = new Map<string, string>()
  const copy = createLocalCopy(
    {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    },
    pageId,
  )
  const autosave = createAutosave({
    store,
    client,
    copy,
    later: (_run, ms) => {
      pauses.push(ms)
      return () => undefined
    },
  })
  return { store, autosave, pauses }
}

describe('a CMS over its limit', () => {
  it.each([
    ['X-Contentful-RateLimit-Reset', { 'x-contentful-ratelimit-reset': '1' }],
    ['Retry-After', { 'retry-after': '1' }],
    ['neither', {}],
  ])('is waited for as it says, by %s, and gets the change once', async (name, headers) => {
    const id = `waited-${name}`
    await shop.make(id, 'headline', { text: id })
    limitWrites(2, headers)
    const saved = await save(id, 'Kept')
    expect([saved.statusCode, saved.json().sys.version]).toEqual([200, 2])
    expect(cms.writes).toEqual([`PUT /entries/${id}`])
  })

  it('is not waited for where it says an hour: she is told at once, with when to ask again, and nothing is written', async () => {
    await shop.make('hour', 'headline', { text: 'hour' })
    limitWrites(1, { 'x-contentful-ratelimit-reset': '3600' })
    const answer = await save('hour', 'Kept')
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
      503,
      '3600',
      {
        code: 'CMS_BUSY',
        message: 'The CMS has too much to do at the moment. Nothing is lost; it is tried again.',
        says: { key: 'compose.refusal.cmsBusy' },
        requestId: expect.stringMatching(/./),
      },
    ])
    expect(cms.writes).toEqual([])
  })

  it('refused by something before it, without the CMS’s own words, is as busy', async () => {
    await shop.make('proxy', 'headline', { text: 'proxy' })
    cms.setTrouble(async (call, answer) => {
      if (call.method === 'GET') return 'goesOn'
      answer.writeHead(429, { 'retry-after': '30' }).end('Too many requests')
      return 'answered'
    })
    const answer = await save('proxy', 'Kept')
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'CMS_BUSY', '30'])
  })

  it('that gives up on a publish leaves the page as it was; publishing again completes it, inside before outside', async () => {
    await makePage('halted')
    const document = await openDocument(api, 'halted')
    let left = 1
    cms.setTrouble((call, answer) => {
      if (call.method === 'GET') return undefined
      left -= 1
      return left < 0 ? refuseAsTooFast(answer, { 'x-contentful-ratelimit-reset': '60' }) : undefined
    })
    const wish = { versions: seenVersions(document) }
    const halted = await api.send('POST', '/pages/halted/publish', wish)
    expect([halted.statusCode, halted.json().code, halted.headers['retry-after']]).toEqual([503, 'CMS_BUSY', '60'])
    expect(halted.json().message).toContain('publish again to complete it')
    expect(await shop.publishedVersion('halted')).toBeUndefined()
    cms.setTrouble(() => undefined)
    expect((await api.send('POST', '/pages/halted/publish', wish)).json()).toEqual({ status: 'published' })
    expect(cms.writes).toEqual(['halted-1', 'halted-2', 'halted'].map((id) => `PUT /entries/${id}/published`))
  })

  it('is told in the composer, which asks again when the CMS said, makes a new block before the page leads to it, and each once', async () => {
    await makePage('typed')
    const { store, autosave, pauses } = await openComposer('typed')
    limitWrites(1, { 'x-contentful-ratelimit-reset': '40' })
    store.edit({
      entries: [newEntry('typed-3', 'headline', { text: { en: 'Three' } })],
      values: [{ entryId: 'typed', field: 'blocks', locale: 'en', value: ['typed-1', 'typed-2', 'typed-3'].map((id) => linkTo(id)) }],
    })
    expect(await autosave.flush()).toBe(false)
    expect(autosave.get().save).toMatchObject({ status: 'waiting', message: expect.stringContaining('too much to do') })
    expect(pauses.at(-1)).toBe(40_000)
    expect(cms.writes).toEqual([])
    expect(await autosave.flush()).toBe(true)
    expect(cms.writes).toEqual(['PUT /entries/typed-3', 'PUT /entries/typed'])
  })
})

describe('a CMS that is slow', () => {
  it('carries out a save that was given up, and the same save sent again writes nothing', async () => {
    await shop.make('late', 'headline', { text: 'late' })
    const first = await save('late', 'Kept')
    cms.writes.length = 0
    const again = await save('late', 'Kept')
    expect([again.statusCode, again.json()]).toEqual([200, first.json()])
    expect(cms.writes).toEqual([])
  })

  it('gets a save that takes longer than anybody waits once: what she typed meanwhile is saved after it, and is nobody’s conflict', async () => {
    await makePage('slow')
    const impatient = await shop.compose({ variables: { CONTENTFUL_MANAGEMENT_HOST: cms.host }, callMs: 300 })
    const before = api
    api = impatient
    try {
      const { store, autosave } = await openComposer('slow')
      let goOn: () => void = () => undefined
      let writes = 0
      const held = new Promise<void>((resolve) => (goOn = resolve))
      cms.setTrouble(async (call) => {
        if (call.method !== 'GET') {
          writes += 1
          const nth = writes
          // The first is taken in the end; the second is lost on the way.
          if (nth === 1) await held
          if (nth === 2) return new Promise(() => undefined)
        }
        return 'goesOn'
      })
      store.change('slow-1', 'text', 'en', 'First')
      expect(await autosave.flush()).toBe(false)
      expect(writes).toBe(1)
      store.change('slow-1', 'text', 'en', 'First and second')
      expect(await autosave.flush()).toBe(false)
      goOn()
      await expect.poll(async () => (await shop.versions())['slow-1']).toBe(2)
      store.change('slow-1', 'text', 'en', 'First, second and third')
      expect(await autosave.flush()).toBe(true)
      expect([autosave.get().conflicts, unsavedIds(store.get())]).toEqual([{}, []])
      const { sys, fields } = entryOf(await openDocument(api, 'slow'), 'slow-1')
      expect([sys.version, fields['text']]).toEqual([3, { en: 'First, second and third' }])
    } finally {
      api = before
    }
  })
})
