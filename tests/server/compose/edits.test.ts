import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ComposeHistory, FieldsBefore } from '../../../schemas/api/compose-history.ts'
import type { Json } from '../../../schemas/page.ts'
import { linkTo } from '../../factories/cms.ts'
import { createComposeShop, entryOf, openDocument, OWN, pageOf, seenVersions, type ComposeApi, type ComposeShop } from './compose-shop.ts'

const MINUTE_MS = 60_000

let shop: ComposeShop
let api: ComposeApi
/** Added to the shop's clock. */
let passed = 0
let made = 0
beforeAll(async () => {
  shop = await createComposeShop()
  const { clock } = shop.contentful.runtime
  const now = clock.now.bind(clock)
  vi.spyOn(clock, 'now').mockImplementation(() => now() + passed)
  api = await shop.compose()
})
afterAll(() => shop.close())

let page = ''
let words = ''
let other = ''
beforeEach(async () => {
  made += 1
  ;[page, words, other] = [`page-${made}`, `words-${made}`, `other-${made}`]
  await shop.make(words, 'headline', { text: 'One' })
  await shop.make(other, 'headline', { text: 'Other' })
  await shop.make(page, 'page', pageOf(page, [words, other]))
})

const later = (ms: number): void => void (passed += ms)
/** Saves a field of an entry as somebody does who has the page open. */
const save = async (entryId: string, field: string, value: Json | undefined, on = page): Promise<void> => {
  const { sys, fields } = entryOf(await openDocument(api, page), entryId)
  const { [field]: _, ...rest } = fields
  const body = { version: sys.version, fields: value === undefined ? rest : { ...rest, [field]: { en: value } }, pageId: on }
  expect((await api.send('PUT', `/entries/${entryId}`, body)).statusCode).toBe(200)
}
const historyOf = async (query = '', pageId = page): Promise<ComposeHistory> => (await api.get(`/pages/${pageId}/history${query}`)).json()
const editsOf = async (query = '', pageId = page) => (await historyOf(query, pageId)).edits
const before = async (query: string): Promise<FieldsBefore['entries']> => (await api.get(`/pages/${page}/before?${query}`)).json().entries
const publish = async (): Promise<void> => {
  await api.send('POST', `/pages/${page}/publish`, { versions: seenVersions(await openDocument(api, page)) })
}

describe('the history of a page', () => {
  it('says what somebody made of a block, before and after, with the type of the block', async () => {
    await save(words, 'text', 'Two')
    expect(await editsOf()).toEqual([
      {
        ...{ id: expect.any(Number), at: expect.any(String), user: 'Developer', entryId: words, contentType: 'headline' },
        ...{ isNew: false, isElsewhere: false, changes: [{ field: 'text', locale: 'en', before: 'One', after: 'Two' }] },
      },
    ])
  })

  it('has a block that was made, and the place that it was put', async () => {
    const fields = { text: { en: 'New' } }
    const body = { version: 0, fields, contentType: 'headline', pageId: page }
    await api.send('PUT', `/entries/new-${made}`, body)
    await save(
      page,
      'blocks',
      [words, other, `new-${made}`].map((id) => linkTo(id)),
    )
    expect((await editsOf()).map(({ entryId, isNew }) => [entryId, isNew])).toEqual([
      [page, false],
      [`new-${made}`, true],
    ])
  })

  it('has a piece of typing once, from how it was to how it is, however often it was saved', async () => {
    for (const text of ['On', 'Once', 'Once more']) await save(words, 'text', text)
    expect((await editsOf()).map(({ changes }) => changes)).toEqual([[{ field: 'text', locale: 'en', before: 'One', after: 'Once more' }]])
  })

  it('has nothing of what was typed and taken back', async () => {
    await save(words, 'text', 'Two')
    await save(words, 'text', 'One')
    expect(await editsOf()).toEqual([])
  })

  it('begins another edit after a pause, after another block, and after a publish', async () => {
    await save(words, 'text', 'Two')
    later(11 * MINUTE_MS)
    await save(words, 'text', 'Three')
    await save(other, 'text', 'Two')
    await save(words, 'text', 'Four')
    await publish()
    await save(words, 'text', 'Five')
    expect((await editsOf()).map(({ entryId, changes }) => [entryId, changes[0]?.before, changes[0]?.after])).toEqual([
      [words, 'Four', 'Five'],
      [words, 'Three', 'Four'],
      [other, 'Other', 'Two'],
      [words, 'Two', 'Three'],
      [words, 'One', 'Two'],
    ])
  })

  it('begins another edit where somebody else has changed the block in between, with what they left', async () => {
    await save(words, 'text', 'Two')
    const { management } = shop.contentful
    const theirs = await management.entry.get({ entryId: words })
    await management.entry.update({ entryId: words }, { ...theirs, fields: { text: { en: 'Theirs' } } })
    await save(words, 'text', 'Three')
    expect((await editsOf()).map(({ changes }) => [changes[0]?.before, changes[0]?.after])).toEqual([
      ['Theirs', 'Three'],
      ['One', 'Two'],
    ])
  })

  it('has what was done to a shared block on another page, and says so', async () => {
    await save(words, 'text', 'Two', 'elsewhere')
    expect(await editsOf()).toEqual([])
    expect((await editsOf(`?shared=${words}`)).map(({ entryId, isElsewhere }) => [entryId, isElsewhere])).toEqual([[words, true]])
  })

  it('comes in parts, the last first, and nothing is missing between them', async () => {
    for (let index = 0; index < 60; index += 1) {
      later(11 * MINUTE_MS)
      await save(words, 'text', `Text ${index}`)
    }
    const first = await historyOf()
    const second = await historyOf(`?until=${first.until}`)
    expect(second.until).toBeUndefined()
    const ids = new Set([...first.edits, ...second.edits].map(({ id }) => id))
    expect([ids.size, first.edits[0]?.changes[0]?.after, second.edits.at(-1)?.changes[0]?.before]).toEqual([60, 'Text 59', 'One'])
  })

  it('does not lose a save whose change cannot be written down: it is in the log', async () => {
    const { database } = shop.contentful.runtime
    await database.execute(sql`alter table compose_edits rename to elsewhere`)
    try {
      api.takeLog()
      await save(words, 'text', 'Two')
      expect(api.takeLog()).toContain('"event":"composeEditLost"')
    } finally {
      await database.execute(sql`alter table elsewhere rename to compose_edits`)
    }
  })

  it.each(['until=yesterday', 'until=2026', `shared=${'a,'.repeat(300)}`, 'shared=a%20b'])('refuses %s in a sentence', async (query) => {
    const answer = await api.get(`/pages/${page}/history?${query}`)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'BAD_REQUEST'])
  })
})

describe('what a page was like before', () => {
  it('an edit is what its blocks had before it, and before all that came after it', async () => {
    await save(words, 'text', 'Two')
    await save(other, 'text', 'Two')
    later(11 * MINUTE_MS)
    await save(words, 'text', 'Three')
    const [, ofOther, first] = await editsOf()
    expect(await before(`edit=${ofOther?.id}`)).toEqual({ [other]: { text: { en: 'Other' } }, [words]: { text: { en: 'Two' } } })
    expect(await before(`edit=${first?.id}`)).toEqual({ [other]: { text: { en: 'Other' } }, [words]: { text: { en: 'One' } } })
  })

  it('a moment is what was published then, without what was changed since', async () => {
    await save(words, 'text', 'Published')
    await publish()
    const [published] = (await historyOf()).actions
    later(1_000)
    await save(words, 'text', 'Since')
    await api.send('PUT', `/entries/late-${made}`, { version: 0, fields: { text: { en: 'Late' } }, contentType: 'headline', pageId: page })
    expect(await before(`moment=${published?.at}`)).toEqual({ [words]: { text: { en: 'Published' } }, [`late-${made}`]: null })
  })

  it.each(['', 'edit=0', 'edit=1e99', 'edit=one', 'moment=soon'])('cannot be asked by %s', async (query) => {
    expect((await api.get(`/pages/${page}/before?${query}`)).statusCode).toBe(400)
  })
})

it('a save that comes again, as its answer was lost, is in the history once', async () => {
  const { sys, fields } = entryOf(await openDocument(api, page), words)
  const body = { version: sys.version, fields: { ...fields, text: { en: 'Twice' } }, pageId: page }
  await api.send('PUT', `/entries/${words}`, body, OWN)
  later(11 * MINUTE_MS)
  expect((await api.send('PUT', `/entries/${words}`, body, OWN)).statusCode).toBe(200)
  expect(await editsOf()).toHaveLength(1)
})
