import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answer } from '../../../composer/api/compose-client.ts'
import { beginAt, createDraftCopy, replyTo } from '../../../composer/comments/comment-drafts.ts'
import { createCommentStore } from '../../../composer/comments/comment-store.ts'
import type { AddComment, Conversation, PageComments, ReplyToComment } from '../../../schemas/api/compose-comments.ts'

const talk = (id: number, more: Partial<Conversation> = {}): Conversation => ({
  id,
  entryId: 'words',
  comments: [{ id, user: 'Ed', text: `Comment ${id}`, at: '2026-01-01T00:00:00Z' }],
  ...more,
})
const RESOLVED = { at: '2026-01-02T00:00:00Z', user: 'Flo' }
const ok = <Value>(value: Value): Answer<Value> => ({ ok: true, value })
const refused = (message: string, status = 422): Answer<never> => ({ ok: false, status, refusal: { code: 'NO', message, requestId: '' } })

let server: Conversation[]
let saved: Map<string, string>
beforeEach(() => {
  server = [talk(1)]
  saved = new Map()
})

const storage = {
  getItem: (key: string) => saved.get(key) ?? null,
  setItem: (key: string, value: string) => void saved.set(key, value),
  removeItem: (key: string) => void saved.delete(key),
}
const listNow = (isWithResolved: boolean): PageComments => ({
  conversations: server.filter(({ resolved }) => isWithResolved || resolved === undefined),
  resolvedCounts: {},
  last: Math.max(0, ...server.flatMap(({ comments }) => comments.map(({ id }) => id))),
})
const open = () => {
  const client = {
    comments: vi.fn(async (_page: string, isWithResolved: boolean): Promise<Answer<PageComments>> => ok(listNow(isWithResolved))),
    addComment: vi.fn(async (_page: string, { entryId }: AddComment): Promise<Answer<Conversation>> => {
      const made = talk(server.length + 1, { entryId })
      server = [...server, made]
      return ok(made)
    }),
    reply: vi.fn(async (_page: string, id: number, _reply: ReplyToComment): Promise<Answer<Conversation>> => ok(talk(id))),
    resolve: vi.fn(async (_page: string, id: number): Promise<Answer<Conversation>> => {
      server = server.map((each) => (each.id === id ? { ...each, resolved: RESOLVED } : each))
      return ok(talk(id, { resolved: RESOLVED }))
    }),
    reopen: vi.fn(async (_page: string, id: number): Promise<Answer<Conversation>> => ok(talk(id))),
  }
  const copy = createDraftCopy(storage, 'page')
  return { client, store: createCommentStore(client, 'page', copy), copy }
}
const AT = beginAt('words')
const idsIn = (list: PageComments | undefined) => list?.conversations.map(({ id }) => id)

describe('a text that is typed', () => {
  it('is kept by place over a reload until it is sent, and goes with what was seen when it was first sent', async () => {
    const before = open()
    before.store.write(AT, 'Too long')
    before.store.write(replyTo(1), 'Yes')
    const { store, client } = open()
    expect(store.get().drafts).toEqual({ [AT]: { text: 'Too long' }, [replyTo(1)]: { text: 'Yes' } })
    await store.ask()
    expect(await store.begin(AT, 'words')).toBe(true)
    expect(client.addComment).toHaveBeenCalledWith('page', { entryId: 'words', text: 'Too long', seen: 1 })
    expect([store.get().drafts, idsIn(store.get().list), store.get().counts]).toEqual([
      { [replyTo(1)]: { text: 'Yes' } },
      [1, 2],
      { words: 2 },
    ])
    expect(open().store.get().drafts).toEqual({ [replyTo(1)]: { text: 'Yes' } })
  })

  it('that is refused stays with the reason, and is sent again as the same comment, after a reload too', async () => {
    const { store, client } = open()
    await store.ask()
    client.addComment.mockResolvedValue(refused('Wait a minute.'))
    store.write(AT, 'Too long')
    expect(await store.begin(AT, 'words')).toBe(false)
    expect([store.get().drafts[AT]?.text, store.get().problems[AT]]).toEqual(['Too long', { message: 'Wait a minute.' }])
    // It was taken, and the answer was lost: the list is longer by now.
    server = [talk(1), talk(2)]
    const again = open()
    await again.store.ask()
    await again.store.begin(AT, 'words')
    expect(again.client.addComment).toHaveBeenCalledWith('page', { entryId: 'words', text: 'Too long', seen: 1 })
    expect([again.store.get().drafts, again.store.get().problems]).toEqual([{}, {}])
  })

  it('is sent once, however often it is pressed, and what is typed on meanwhile stays', async () => {
    const { store, client } = open()
    await store.ask()
    store.write(AT, 'First')
    const sent = [store.begin(AT, 'words'), store.begin(AT, 'words')]
    store.write(AT, 'First, and more')
    expect(await Promise.all(sent)).toEqual([true, false])
    expect(client.addComment).toHaveBeenCalledTimes(1)
    expect(store.get().drafts).toEqual({ [AT]: { text: 'First, and more' } })
  })

  it('of spaces is not sent, and what another window keeps at another place stays', async () => {
    const { store, client, copy } = open()
    store.write(AT, '  \n')
    expect(await store.begin(AT, 'words')).toBe(false)
    expect(client.addComment).not.toHaveBeenCalled()
    open().store.write(beginAt('hero'), 'Mine')
    store.write(AT, '')
    expect(copy.read()).toEqual({ [beginAt('hero')]: { text: 'Mine' } })
  })

  it('waits for the shop where the list was never read', async () => {
    const { store, client } = open()
    client.comments.mockResolvedValue(refused('', 0))
    store.write(AT, 'Too long')
    expect(await store.begin(AT, 'words')).toBe(false)
    expect([client.addComment.mock.calls.length, store.get().problems[AT]]).toEqual([0, { message: '' }])
  })

  it.each(['{', '[]', '{"begin words":7}', '{"begin words":{"text":7}}'])('that was kept by something else is none: %s', (text) => {
    saved.set('vitrine-compose-comments:page', text)
    expect(open().store.get().drafts).toEqual({})
  })

  it('is on the screen in a browser that keeps nothing', () => {
    const full = {
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new Error('full')
      },
    }
    const store = createCommentStore(open().client, 'page', createDraftCopy(full, 'page'))
    store.write(AT, 'Too long')
    expect(store.get().drafts[AT]?.text).toBe('Too long')
  })
})

describe('the list', () => {
  it('says how many comments of colleagues are new, not how many there are, nor her own', async () => {
    const { store } = open()
    await store.ask()
    expect(store.get().said).toBeUndefined()
    store.write(AT, 'Mine')
    await store.begin(AT, 'words')
    await store.ask()
    expect(store.get().said).toEqual({ what: 'sent', count: 1 })
    server = [...server, talk(3), talk(4)]
    await store.ask()
    expect(store.get().said).toEqual({ what: 'news', count: 2 })
  })

  it('from before an own write does not take it back', async () => {
    const { store, client } = open()
    await store.ask()
    let late = (_answer: Answer<PageComments>): void => undefined
    client.comments.mockImplementationOnce(() => new Promise((resolve) => void (late = resolve)))
    const old = listNow(false)
    const asked = store.ask()
    expect(await store.resolve(1)).toBe(true)
    late(ok(old))
    await asked
    expect([idsIn(store.get().list), store.get().said]).toEqual([[], { what: 'resolved', count: 1 }])
  })

  it('that cannot be read stays as it was, with the reason, until it can', async () => {
    const { store, client } = open()
    await store.ask()
    client.comments.mockResolvedValueOnce(refused('Sign in again.', 401))
    await store.ask()
    expect([idsIn(store.get().list), store.get().failure]).toEqual([[1], { message: 'Sign in again.' }])
    await store.ask()
    expect(store.get().failure).toBeUndefined()
  })

  it('has those that are resolved on request', async () => {
    server = [talk(1, { resolved: RESOLVED }), talk(2)]
    const { store } = open()
    await store.ask()
    expect(idsIn(store.get().list)).toEqual([2])
    store.showResolved(true)
    await vi.waitFor(() => expect(idsIn(store.get().list)).toEqual([1, 2]))
    expect(store.get().counts).toEqual({ words: 1 })
  })

  it('has a conversation that somebody resolved while she types a reply', async () => {
    const { store } = open()
    await store.ask()
    store.write(replyTo(1), 'Not yet')
    server = [talk(1, { resolved: RESOLVED }), talk(2, { resolved: RESOLVED })]
    await store.ask()
    expect(store.get().list?.conversations.find(({ id }) => id === 1)?.resolved).toEqual(RESOLVED)
  })
})

it('a conversation that cannot be resolved stays open with the reason', async () => {
  const { store, client } = open()
  await store.ask()
  client.resolve.mockResolvedValueOnce(refused('You may look but not edit.', 403))
  expect(await store.resolve(1)).toBe(false)
  expect([store.get().problems, idsIn(store.get().list)]).toEqual([{ 1: { message: 'You may look but not edit.' } }, [1]])
  expect(await store.resolve(1)).toBe(true)
  expect(store.get().problems).toEqual({})
})
