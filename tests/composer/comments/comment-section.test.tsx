// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createComposeClient, type Answer } from '../../../composer/api/compose-client.ts'
import { CommentJump } from '../../../composer/comments/comment-jump.tsx'
import { CommentMark } from '../../../composer/comments/comment-mark.tsx'
import { CommentSection } from '../../../composer/comments/comment-section.tsx'
import { CommentsProvider } from '../../../composer/comments/comments-context.tsx'
import { timeInWords } from '../../../composer/comments/time-in-words.ts'
import type { Conversation } from '../../../schemas/api/compose-comments.ts'
import messages from '../../../src/i18n/compose/en.json'
import { MessagesProvider } from '../../../src/i18n/messages-context.tsx'
import { wallTime } from '../../../src/lib/clock.ts'

afterEach(cleanup)
beforeEach(() => window.localStorage.clear())

const talk = (id: number, entryId: string, text: string, more: Partial<Conversation> = {}): Conversation => ({
  id,
  entryId,
  comments: [{ id, user: 'Ed Marsh', text, at: new Date(wallTime() - 5 * 60_000).toISOString() }],
  ...more,
})
const RESOLVED = { at: '2026-01-02T00:00:00Z', user: 'Flo' }
const BLOCKS = [
  { entryId: 'page', name: 'Page “Sale”' },
  { entryId: 'words', name: 'Headline “Hello”' },
]

interface Given {
  readonly entryId?: string
  readonly isReadOnly?: boolean
  readonly conversations?: readonly Conversation[]
}

const show = ({ entryId = 'words', isReadOnly = false, conversations = [] }: Given = {}) => {
  let server = conversations
  const change = (id: number, change: Partial<Conversation>): Answer<Conversation> => {
    server = server.map((each) => {
      const { resolved: _before, ...open } = each
      return each.id === id ? { ...open, ...change } : each
    })
    return { ok: true, value: server.find((each) => each.id === id) ?? talk(id, 'words', '') }
  }
  const resolvedCounts = () =>
    Object.fromEntries(server.filter(({ resolved }) => resolved !== undefined).map((each) => [each.entryId, 1] as const))
  const calls = {
    comments: async (_page: string, isWithResolved: boolean) => ({
      ok: true as const,
      value: {
        conversations: server.filter(({ resolved }) => isWithResolved || resolved === undefined),
        resolvedCounts: resolvedCounts(),
        last: 9,
      },
    }),
    addComment: vi.fn(async (_page: string, { text, entryId: at }: { text: string; entryId: string }) => {
      const made = talk(10 + server.length, at, text)
      server = [...server, made]
      return { ok: true as const, value: made }
    }),
    reply: vi.fn(async (_page: string, id: number, { text }: { text: string }) => {
      const before = server.find((each) => each.id === id)?.comments ?? []
      return change(id, { comments: [...before, { id: 99, user: 'Ann', text, at: new Date(wallTime()).toISOString() }] })
    }),
    resolve: vi.fn(async (_page: string, id: number) => change(id, { resolved: RESOLVED })),
    reopen: vi.fn(async (_page: string, id: number) => change(id, {})),
  }
  const onSelect = vi.fn()
  const shown = (at: string) => (
    <MemoryRouter>
      <MessagesProvider messages={messages} locale="en-GB">
        <CommentsProvider client={client} pageId="page">
          <CommentMark entryId="words" />
          <CommentJump pageId="page" entryId={at} />
          <CommentSection key={at} pageId="page" entryId={at} blocks={BLOCKS} isReadOnly={isReadOnly} onSelect={onSelect} />
        </CommentsProvider>
      </MessagesProvider>
    </MemoryRouter>
  )
  const client = { ...createComposeClient(fetch), ...calls }
  const { rerender } = render(shown(entryId))
  return { ...calls, onSelect, look: (at: string) => rerender(shown(at)) }
}
const field = () => screen.findByRole('textbox', { name: 'Write a comment' })

describe('comments at a block', () => {
  it('are written with Ctrl+Enter; the focus stays in the text, which is empty then', async () => {
    const { addComment } = show()
    await userEvent.type(await field(), 'Too long{Enter}Shorten it{Control>}{Enter}{/Control}')
    expect((await screen.findByText(/Too long\s+Shorten it/, { selector: 'p' })).textContent).toBe('Too long\nShorten it')
    expect(addComment).toHaveBeenCalledWith('page', { entryId: 'words', text: 'Too long\nShorten it', seen: 9 })
    expect((await field()).textContent).toBe('')
    expect(document.activeElement).toBe(await field())
    expect(screen.getByText('Sent.')).toBeTruthy()
    expect(screen.getByText('1 comment', { selector: 'small' })).toBeTruthy()
  })

  it('are undone word by word, not with the page', async () => {
    show()
    const press = vi.fn()
    window.addEventListener('keydown', press)
    await userEvent.type(await field(), 'a{Control>}z{/Control}')
    window.removeEventListener('keydown', press)
    expect(press.mock.calls.map(([event]) => (event as KeyboardEvent).key)).toEqual(['a', 'Control'])
  })

  it('that are too long are not sent, and nothing of them is cut', async () => {
    const { addComment } = show()
    await userEvent.click(await field())
    await userEvent.paste('x'.repeat(2_001))
    expect(screen.getByText('2,001 of at most 2,000 characters: shorten it, or write two comments.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(addComment).not.toHaveBeenCalled()
  })

  it('are typed for one block: another block has its own text, and the first is there again', async () => {
    const { look } = show()
    await userEvent.type(await field(), 'For the headline')
    look('page')
    expect(await field()).toHaveProperty('value', '')
    look('words')
    expect(await field()).toHaveProperty('value', 'For the headline')
  })

  it('are replied to; the focus is at the button again', async () => {
    const { reply } = show({ conversations: [talk(1, 'words', 'Too long')] })
    await userEvent.click(await screen.findByRole('button', { name: 'Reply' }))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your reply' }))
    await userEvent.keyboard('Yes')
    const [send] = screen.getAllByRole('button', { name: 'Send' })
    if (send !== undefined) await userEvent.click(send)
    expect(reply).toHaveBeenCalledWith('page', 1, { text: 'Yes', seen: 9 })
    expect(await screen.findByText('Yes')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reply' }))
  })

  it('are resolved and reopened, by keyboard; the focus goes to the heading', async () => {
    show({ conversations: [talk(1, 'words', 'Too long')] })
    ;(await screen.findByRole('button', { name: 'Resolve' })).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByText('Too long')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Comments' }))
    expect(screen.getByText('Resolved.')).toBeTruthy()
    await userEvent.click(await screen.findByRole('button', { name: 'Show resolved (1)' }))
    expect(await screen.findByText(/^Resolved by Flo, /)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Reopen' }))
    expect(await screen.findByRole('button', { name: 'Resolve' })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Comments' }))
  })

  it('are read by who may only look, without a field and without buttons', async () => {
    show({ isReadOnly: true, conversations: [talk(1, 'words', 'Too long')] })
    expect(await screen.findByText('Too long')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['1 comment'])
  })

  it('have a name, a time in words, words that are no markup, and links that lead to blocks', async () => {
    show({ conversations: [talk(1, 'words', '<b>See</b> /_compose/pages/page?block=hero and https://example.com')] })
    const item = within((await screen.findAllByRole('listitem'))[0] ?? document.body)
    expect(item.getByText('Ed Marsh')).toBeTruthy()
    expect(item.getByText('5 minutes ago')).toBeTruthy()
    expect(item.getByText(/<b>See<\/b>/)).toBeTruthy()
    const links = item.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('rel')])
    expect(links).toEqual([
      ['/pages/page?block=hero', null],
      ['https://example.com/', 'noopener noreferrer nofollow'],
    ])
  })
})

describe('comments at the page', () => {
  it('are reached from above the fields, where those of its blocks count', async () => {
    const { look } = show({ entryId: 'page', conversations: [talk(2, 'words', 'Too long'), talk(3, 'page', 'Which season?')] })
    await userEvent.click(await screen.findByRole('button', { name: '2 comments' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Comments' }))
    look('words')
    expect(screen.getByRole('button', { name: '1 comment' })).toBeTruthy()
  })

  it('do not say again what was said at another block', async () => {
    const { look } = show()
    await userEvent.type(await field(), 'Too long{Control>}{Enter}{/Control}')
    expect(await screen.findByText('Sent.')).toBeTruthy()
    look('page')
    expect(screen.queryByText('Sent.')).toBeNull()
  })

  it('have with them those at its blocks, each leading to its block, and those at blocks that are not on it any more', async () => {
    const { onSelect } = show({
      entryId: 'page',
      conversations: [talk(1, 'gone', 'Why?'), talk(2, 'words', 'Too long'), talk(3, 'page', 'Which season?')],
    })
    expect(await screen.findByText('Which season?')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'No longer on the page' })).toBeTruthy()
    expect(screen.getByText('Why?')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Resolve' })).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: 'Headline “Hello”' }))
    expect(onSelect).toHaveBeenCalledWith('words')
  })
})

it.each([
  [0, 'now'],
  [-60_000, 'now'],
  [59_000, 'now'],
  [60_000, '1 minute ago'],
  [59 * 60_000, '59 minutes ago'],
  [3_600_000, '1 hour ago'],
  [24 * 3_600_000, 'yesterday'],
  [6.9 * 24 * 3_600_000, '6 days ago'],
  [7 * 24 * 3_600_000, '8 Mar 2026'],
])('a comment from %s ms ago says %s', (passed, words) => {
  const now = Date.parse('2026-03-15T12:00:00Z')
  expect(timeInWords(new Date(now - passed).toISOString(), now)).toBe(words)
})
