import type { Conversation, PageComments } from '../../schemas/api/compose-comments.ts'
import { ownValue } from '../../src/lib/own-value.ts'
import type { Answer, ComposeClient } from '../api/compose-client.ts'
import { repliedIn, withDraft, type DraftCopy, type Drafts } from './comment-drafts.ts'
import { countsOf, withConversation } from './conversations.ts'
import { sentenceOf } from '../sentence-in-words.ts'
import type { ComposeSentence } from '../../schemas/api/compose-sentences.ts'
import { defined } from '../../src/lib/defined.ts'

type Client = Pick<ComposeClient, 'comments' | 'addComment' | 'reply' | 'resolve' | 'reopen'>

export interface CommentState {
  /** Undefined until they were read. */
  readonly list: PageComments | undefined
  /** Open conversations by entry. */
  readonly counts: Readonly<Record<string, number>>
  /** Why the list could not be read the last time. */
  readonly failure: ComposeSentence | undefined
  readonly showsResolved: boolean
  readonly drafts: Drafts
  /** Places and conversations that are being written to. */
  readonly busy: readonly string[]
  /** Why the last write to a place or conversation was not done. */
  readonly problems: Readonly<Record<string, ComposeSentence>>
  /** What has just happened, for who cannot see it. */
  readonly said: { readonly what: 'sent' | 'resolved' | 'reopened' | 'news'; readonly count: number } | undefined
}

/** Comments of a page, and what is about to be one. */
export interface CommentStore {
  readonly get: () => CommentState
  readonly subscribe: (listener: () => void) => () => void
  /** Reads the list, unless it is being read. */
  readonly ask: () => Promise<void>
  readonly showResolved: (isShown: boolean) => void
  readonly write: (place: string, text: string) => void
  /** Sends what is typed; answers whether it was taken. Otherwise the text stays, with the reason. */
  readonly begin: (place: string, entryId: string) => Promise<boolean>
  readonly reply: (place: string, conversation: number) => Promise<boolean>
  readonly resolve: (conversation: number) => Promise<boolean>
  readonly reopen: (conversation: number) => Promise<boolean>
}

export const NO_COMMENTS: CommentState = {
  list: undefined,
  counts: {},
  failure: undefined,
  showsResolved: false,
  drafts: {},
  busy: [],
  problems: {},
  said: undefined,
}

export const createCommentStore = (client: Client, pageId: string, copy: DraftCopy): CommentStore => {
  const listeners = new Set<() => void>()
  let state: CommentState = { ...NO_COMMENTS, drafts: copy.read() }
  let isAsking = false
  /** Own writes and wishes: an answer from before one is not the list any more. */
  let changes = 0
  const set = (change: Partial<CommentState>): void => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const setList = (list: PageComments): void => {
    if (JSON.stringify(list) !== JSON.stringify(state.list)) set({ list, counts: countsOf(list.conversations) })
  }

  const ask = async (): Promise<void> => {
    if (isAsking) return
    isAsking = true
    for (;;) {
      const begun = changes
      const isWithResolved = state.showsResolved || hasHiddenReply(state)
      const answer = await client.comments(pageId, isWithResolved)
      if (begun !== changes) continue
      const before = state.list?.last
      if (answer.ok) {
        setList(answer.value)
        const news = before === undefined ? 0 : newerThan(before, answer.value.conversations)
        if (news > 0) set({ said: { what: 'news', count: news } })
      }
      const failure = answer.ok ? undefined : sentenceOf(answer.refusal)
      if (failure?.message !== state.failure?.message) set({ failure })
      // A reply that was begun before somebody resolved the conversation is shown with it.
      if (!answer.ok || isWithResolved || !hasHiddenReply(state)) break
    }
    isAsking = false
  }

  const send = async (name: string, call: () => Promise<Answer<Conversation>>): Promise<Conversation | undefined> => {
    if (state.busy.includes(name)) return undefined
    const { [name]: _before, ...problems } = state.problems
    set({ busy: [...state.busy, name], problems })
    const answer = await call()
    changes += 1
    const busy = state.busy.filter((each) => each !== name)
    if (answer.ok) {
      set({ busy })
      if (state.list !== undefined) setList(withConversation(state.list, answer.value, state.showsResolved))
    } else set({ busy, problems: { ...state.problems, [name]: sentenceOf(answer.refusal) } })
    void ask()
    return answer.ok ? answer.value : undefined
  }
  const keep = (place: string, draft: Drafts[string] | undefined): void => {
    copy.write(place, draft)
    set({ drafts: withDraft(state.drafts, place, draft) })
  }
  const sendDraft = async (place: string, call: (text: string, seen: number) => Promise<Answer<Conversation>>): Promise<boolean> => {
    const { text = '', seen } = ownValue(state.drafts, place) ?? {}
    if (text.trim() === '' || state.busy.includes(place)) return false
    const isTaken = await send(place, async () => {
      const known =
        seen ?? state.list?.last ?? (await client.comments(pageId, false).then((answer) => (answer.ok ? answer.value.last : undefined)))
      if (known === undefined) return UNREACHABLE
      keep(place, { text: ownValue(state.drafts, place)?.text ?? text, seen: known })
      return call(text, known)
    })
    if (isTaken === undefined) return false
    // What was typed on meanwhile is another text.
    const now = ownValue(state.drafts, place)?.text ?? ''
    keep(place, now === text || now === '' ? undefined : { text: now })
    set({ said: { what: 'sent', count: 1 } })
    return true
  }
  const settle = async (conversation: number, what: 'resolved' | 'reopened', call: Client['resolve']): Promise<boolean> => {
    const isDone = (await send(String(conversation), () => call(pageId, conversation))) !== undefined
    if (isDone) set({ said: { what, count: 1 } })
    return isDone
  }

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    ask,
    showResolved: (showsResolved) => {
      changes += 1
      set({ showsResolved })
      void ask()
    },
    write: (place, text) => {
      const { seen } = ownValue(state.drafts, place) ?? {}
      keep(place, text === '' ? undefined : { text, ...defined({ seen }) })
    },
    begin: (place, entryId) => sendDraft(place, (text, seen) => client.addComment(pageId, { entryId, text, seen })),
    reply: (place, conversation) => sendDraft(place, (text, seen) => client.reply(pageId, conversation, { text, seen })),
    resolve: (conversation) => settle(conversation, 'resolved', client.resolve),
    reopen: (conversation) => settle(conversation, 'reopened', client.reopen),
  }
}

const UNREACHABLE = { ok: false, status: 0, refusal: { code: 'UNREACHABLE', message: '', requestId: '' } } as const

/** A reply that is typed in a conversation that is not in the list: somebody has resolved it. */
const hasHiddenReply = ({ list, drafts }: CommentState): boolean =>
  list !== undefined && repliedIn(drafts).some((id) => list.conversations.every((conversation) => conversation.id !== id))

const newerThan = (last: number, conversations: readonly Conversation[]): number =>
  conversations.flatMap(({ comments }) => comments.filter(({ id }) => id > last)).length
