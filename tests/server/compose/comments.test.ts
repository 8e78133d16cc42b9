import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MOST_COMMENTS, type Conversation, type PageComments } from '../../../schemas/api/compose-comments.ts'
import type { ComposeRight } from '../../../schemas/api/compose.ts'
import { createComposePass } from '../../../server/compose/compose-pass.ts'
import { composeComments } from '../../../server/database/schema/compose.ts'
import { createComposeShop, HOST, OWN, pageOf, type ComposeApi, type ComposeShop } from './compose-shop.ts'

const VARIABLES = { COMPOSE_EDITORS: 'editors', COMPOSE_PUBLISHERS: 'publishers' }

let shop: ComposeShop
let api: ComposeApi
/** Another process on the same database. */
let other: ComposeApi
beforeAll(async () => {
  shop = await createComposeShop()
  api = await shop.compose({ variables: VARIABLES })
  other = await shop.compose({ variables: VARIABLES })
  await shop.make('words', 'headline', { text: 'Good evening' })
  await shop.make('elsewhere', 'headline', { text: 'On no page' })
  await shop.make('page', 'page', pageOf('page', ['words']))
  await shop.make('quiet', 'page', pageOf('quiet', []))
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.contentful.runtime.database.delete(composeComments)
  api.takeLog()
})

/** Headers of a browser in which somebody signed in. */
const as = (name: string, ...rights: readonly ComposeRight[]): Record<string, string> => {
  const { config, clock } = shop.contentful.runtime
  const pass = createComposePass({ secret: config.SESSION_SECRET, boundTo: 'editors\npublishers' })
  return { ...OWN, cookie: `compose_session=${pass.issue({ id: name.toLowerCase(), name, rights }, clock.now())}` }
}
const list = async (search = '', from = api): Promise<PageComments> =>
  (await from.get(`/pages/page/comments${search}`, as('Ann', 'edit'))).json()
const send = (path: string, body: unknown, headers = as('Ann', 'edit'), to = api) =>
  to.send('POST', `/pages/page/comments${path}`, body, headers)
const add = async (text: string, { by = 'Ann', at = 'words', seen = 0 } = {}): Promise<Conversation> =>
  (await send('', { entryId: at, text, seen }, as(by, 'edit'))).json()
const textsOf = ({ conversations }: PageComments) =>
  conversations.map(({ comments }) => comments.map(({ user, text }) => `${user}: ${text}`))

describe('comments on a block', () => {
  it('have the name of who signed in, the time, and the words with their line breaks; replies follow, and another process has them', async () => {
    const body = { entryId: 'words', text: '  Too long.\r\nShorten it?  ', seen: 0, user: 'Eve', userName: 'Eve', userId: 'eve' }
    const { id } = (await send('', body)).json<Conversation>()
    await send(`/${id}/reply`, { text: 'Yes.', seen: id }, as('Ed', 'edit', 'publish'), other)
    const { conversations, last } = await list('', other)
    expect(conversations).toEqual([
      {
        id,
        entryId: 'words',
        comments: [
          { id, user: 'Ann', text: 'Too long.\nShorten it?', at: expect.stringMatching(/^\d{4}-.*Z$/) },
          { id: last, user: 'Ed', text: 'Yes.', at: expect.any(String) },
        ],
      },
    ])
  })

  it('can be about the page itself, and are counted in the list of pages while they are open', async () => {
    const { id } = await add('Which season?', { at: 'page' })
    await add('Too long')
    const countOf = async () => {
      const { pages } = (await api.get('/pages', as('Ann', 'edit'))).json<{ pages: { id: string; comments: number }[] }>()
      return Object.fromEntries(pages.map((page) => [page.id, page.comments]))
    }
    expect(await countOf()).toMatchObject({ page: 2, quiet: 0 })
    await send(`/${id}/resolve`, undefined)
    expect(await countOf()).toMatchObject({ page: 1 })
  })

  it('are listed open; those that are resolved, by whom and since when, on request', async () => {
    const { id } = await add('Too long')
    await add('Too short')
    const resolved = (await send(`/${id}/resolve`, undefined, as('Ed', 'edit'))).json<Conversation>()
    expect(resolved).toMatchObject({ id, resolved: { user: 'Ed', at: expect.stringMatching(/Z$/) } })
    expect(textsOf(await list())).toEqual([['Ann: Too short']])
    expect((await list()).resolvedCounts).toEqual({ words: 1 })
    expect((await list('?resolved=1')).conversations.map((each) => each.resolved?.user)).toEqual(['Ed', undefined])
    expect((await send(`/${id}/reopen`, undefined)).json<Conversation>().resolved).toBeUndefined()
    expect(textsOf(await list())).toEqual([['Ann: Too long'], ['Ann: Too short']])
  })

  it('resolved by two people have the name of the first, and reopened twice are open', async () => {
    const { id } = await add('Too long')
    await send(`/${id}/resolve`, undefined, as('Ed', 'edit'))
    const again = await send(`/${id}/resolve`, undefined, as('Flo', 'edit'), other)
    expect([again.statusCode, again.json<Conversation>().resolved?.user]).toEqual([200, 'Ed'])
    for (const to of [api, other]) expect((await send(`/${id}/reopen`, undefined, undefined, to)).statusCode).toBe(200)
    expect(await list()).toMatchObject({ conversations: [{ id }], resolvedCounts: {} })
  })

  it('are open again with a reply that came after somebody resolved them', async () => {
    const { id } = await add('Too long')
    await send(`/${id}/resolve`, undefined, as('Ed', 'edit'))
    expect((await send(`/${id}/reply`, { text: 'Not yet', seen: id })).statusCode).toBe(200)
    expect(textsOf(await list())).toEqual([['Ann: Too long', 'Ann: Not yet']])
  })

  it('are logged with who wrote them, without a word of them', async () => {
    const { id } = await add('Between us')
    for (const did of ['reply', 'resolve', 'reopen']) await send(`/${id}/${did}`, { text: 'Secret', seen: id })
    const log = api.takeLog()
    for (const did of ['add', 'reply', 'resolve', 'reopen'])
      expect(log).toContain(`"event":"composeComment","user":"Ann","did":"${did}","page":"page","entry":"words","conversation":${id}`)
    expect(log).not.toMatch(/Between us|Secret/)
    await send(`/${id}/reopen`, undefined)
    expect(api.takeLog()).not.toContain('composeComment')
  })
})

describe('a comment that is sent twice, because its answer was lost', () => {
  it('is there once, whichever processes get it, and however it is sent', async () => {
    const body = { entryId: 'words', text: 'Too long', seen: 0 }
    const answers = await Promise.all([api, other, api].map((to) => send('', body, undefined, to)))
    expect(new Set(answers.map((answer) => answer.json<Conversation>().id)).size).toBe(1)
    const id = answers[0]?.json<Conversation>().id ?? 0
    await Promise.all([api, other].map((to) => send(`/${id}/reply`, { text: 'Yes', seen: id }, undefined, to)))
    expect(textsOf(await list())).toEqual([['Ann: Too long', 'Ann: Yes']])
  })

  it('is another one once the first was seen, or from somebody else, or elsewhere', async () => {
    const { id } = await add('Check this')
    await add('Check this', { seen: id })
    await add('Check this', { by: 'Ed' })
    await add('Check this', { at: 'page' })
    expect(textsOf(await list())).toHaveLength(4)
  })

  it('is not opened again by it, if somebody has resolved it meanwhile', async () => {
    const { id } = await add('Too long')
    await send(`/${id}/resolve`, undefined, as('Ed', 'edit'))
    expect((await add('Too long')).resolved?.user).toBe('Ed')
    expect((await list()).conversations).toEqual([])
  })
})

describe('what is no comment', () => {
  it.each([
    ['nothing', { text: '' }, 'Write something first.'],
    ['spaces', { text: ' \n\t ' }, 'Write something first.'],
    ['signs without a shape', { text: '\u200b\u2060\u202e' }, 'Write something first.'],
    ['more than 2,000 characters', { text: 'x'.repeat(2_001) }, 'A comment has at most 2,000 characters. Shorten it, or write two.'],
    ['what the database cannot hold', { text: 'a\u0000b' }, 'There are signs in it that are no text. Paste it as plain text.'],
    ['half a character', { text: 'a\ud800' }, 'There are signs in it that are no text. Paste it as plain text.'],
    ['a list', { text: ['a'] }, 'Send a text, and the newest comment that was seen. With it the block that it is about.'],
    ['a number that the database does not have', { text: 'a', seen: 1e12 }, expect.stringMatching(/^Send a text/)],
    [
      'a block with a hostile name',
      { text: 'a', entryId: "words'; drop table compose_comments; --" },
      expect.stringMatching(/^Send a text/),
    ],
  ])('is refused with a sentence: %s', async (_what, body, sentence) => {
    const answer = await send('', { entryId: 'words', seen: 0, ...body })
    expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([400, 'BAD_REQUEST', sentence])
    expect((await list()).conversations).toEqual([])
  })

  it('is no mark-up: it is kept and given back as it was written, 2,000 characters of any script', async () => {
    const texts = ['<img src=x onerror=alert(1)>', '؟'.repeat(2_000), '😀'.repeat(1_000), "'); drop table compose_comments; --"]
    for (const text of texts) expect((await send('', { entryId: 'words', text, seen: 0 })).statusCode).toBe(200)
    expect((await list()).conversations.map(({ comments }) => comments[0]?.text)).toEqual(texts)
  })

  it.each(['{', 'null', '[]', '"x"'])('is refused: %s', async (payload) => {
    const headers = { host: HOST, 'content-type': 'application/json', ...as('Ann', 'edit') }
    expect((await api.app.inject({ method: 'POST', url: '/_compose/api/pages/page/comments', headers, payload })).statusCode).toBe(400)
  })

  it('is about a block of another page, a page that is not there, or in a conversation of another page', async () => {
    const elsewhere = await send('', { entryId: 'elsewhere', text: 'Here?', seen: 0 })
    expect([elsewhere.statusCode, elsewhere.json().message]).toEqual([
      422,
      'This block is not on the page any more, or not saved yet. Write it to the page itself.',
    ])
    const headers = as('Ann', 'edit')
    for (const [page, entryId] of [
      ['gone', 'gone'],
      ['gone', 'words'],
      ['words', 'words'],
    ])
      expect((await api.send('POST', `/pages/${page}/comments`, { entryId, text: 'Here?', seen: 0 }, headers)).statusCode).toBe(404)
    const { id } = await add('Too long')
    const { id: replied } = (await send(`/${id}/reply`, { text: 'Yes', seen: id })).json<Conversation>().comments[1] ?? { id: 0 }
    for (const did of ['reply', 'resolve', 'reopen']) {
      expect((await api.send('POST', `/pages/quiet/comments/${id}/${did}`, { text: 'a', seen: 0 }, headers)).statusCode).toBe(404)
      expect((await send(`/${replied}/${did}`, { text: 'a', seen: 0 })).statusCode).toBe(404)
      for (const hostile of ['0', '-1', '1e99', 'x', '1 or 1=1'])
        expect((await send(`/${encodeURIComponent(hostile)}/${did}`, { text: 'a', seen: 0 })).statusCode).toBe(400)
    }
    expect((await list()).conversations).toHaveLength(1)
  })
})

describe('a page full of open comments', () => {
  it(`takes ${MOST_COMMENTS}, replies included, says what to do, and takes more once some are resolved`, async () => {
    const { id } = await add('First')
    const row = { pageId: 'page', entryId: 'words', userId: 'ann', userName: 'Ann', text: 'More', at: 0 }
    const rows = Array.from({ length: MOST_COMMENTS - 2 }, () => ({ ...row, answers: id }))
    await shop.contentful.runtime.database.insert(composeComments).values(rows)
    const last = await add('Last', { at: 'page' })
    expect(last.comments).toHaveLength(1)
    for (const answer of [
      await send('', { entryId: 'page', text: 'One too many', seen: 0 }),
      await send(`/${last.id}/reply`, { text: 'One too many', seen: 0 }),
    ])
      expect([answer.statusCode, answer.json().message]).toEqual([
        422,
        'A page has at most 500 comments that are open. Resolve conversations that are done.',
      ])
    await send(`/${id}/resolve`, undefined)
    await add('Room again')
    expect((await send(`/${id}/reopen`, undefined)).statusCode).toBe(422)
    expect((await send(`/${id}/reply`, { text: 'Once more', seen: 0 })).statusCode).toBe(422)
    expect(textsOf(await list())).toEqual([['Ann: Last'], ['Ann: Room again']])
  })
})

describe('requests made by hand', () => {
  it('of somebody who may only look are answered with what is there, and refused where they write', async () => {
    const { id } = await add('Too long')
    const looks = as('Kim')
    expect((await api.get('/pages/page/comments', looks)).json<PageComments>().conversations).toHaveLength(1)
    for (const path of ['', `/${id}/reply`, `/${id}/resolve`, `/${id}/reopen`]) {
      const answer = await send(path, { entryId: 'words', text: 'Mine', seen: 0 }, looks)
      expect([answer.statusCode, answer.json().message]).toEqual([403, 'You may look but not edit.'])
    }
    expect(textsOf(await list())).toEqual([['Ann: Too long']])
  })

  it('without a sign-in, or from another page, are refused', async () => {
    const { cookie = '' } = as('Ann', 'edit')
    expect((await api.get('/pages/page/comments')).statusCode).toBe(401)
    expect((await send('', { entryId: 'words', text: 'Mine', seen: 0 }, OWN)).statusCode).toBe(401)
    expect((await send('', { entryId: 'words', text: 'Mine', seen: 0 }, { cookie })).statusCode).toBe(403)
    expect((await list()).conversations).toEqual([])
  })
})
