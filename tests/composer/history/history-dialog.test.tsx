// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Answer, HistoryQuery, PointInHistory } from '../../../composer/api/compose-client.ts'
import { createDocumentStore } from '../../../composer/document/document-store.ts'
import { HistoryDialog } from '../../../composer/history/history-dialog.tsx'
import type { ComposeAction, ComposeEdit, ComposeHistory, FieldsBefore } from '../../../schemas/api/compose-history.ts'
import messages from '../../../src/i18n/compose/en.json'
import { MessagesProvider } from '../../../src/i18n/messages-context.tsx'
import { composeDocument } from '../document/setup.ts'

afterEach(cleanup)

const action = (id: number, what: Partial<ComposeAction>): ComposeAction => ({
  id,
  at: '2026-11-25T09:30:00.000Z',
  user: 'Paula Alder',
  action: 'publish',
  ids: ['page', 'words'],
  outcome: 'done',
  ...what,
})
const edit = (id: number, what: Partial<ComposeEdit> = {}): ComposeEdit => ({
  ...{ id, at: '2026-11-25T09:40:00.000Z', user: 'Ed Marsh', entryId: 'head', contentType: 'headline', isNew: false, isElsewhere: false },
  changes: [{ field: 'text', locale: 'en', before: 'Good night', after: 'Good morning' }],
  ...what,
})
const ok = (value: Partial<ComposeHistory>): Answer<ComposeHistory> => ({ ok: true, value: { actions: [], edits: [], ...value } })
const FAILED: Answer<never> = { ok: false, status: 0, refusal: { code: 'UNREACHABLE', message: '', requestId: '' } }

const showHistory = (answers: readonly Answer<ComposeHistory>[], { before = {}, isReadOnly = false }: Shown = {}) => {
  const document = composeDocument()
  const store = createDocumentStore(document, () => 0)
  const history = vi.fn(
    async (_id: string, _query: HistoryQuery) => answers[Math.min(history.mock.calls.length, answers.length) - 1] ?? ok({}),
  )
  const client = {
    history,
    before: vi.fn(async (_id: string, _point: PointInHistory) => ({ ok: true, value: { entries: before } }) as const),
    parts: async () => ({ ok: true, value: { entries: {}, assets: {}, usedBy: {} } }) as const,
  }
  const onPutBack = vi.fn()
  render(
    <MessagesProvider messages={messages} locale="en-GB">
      <HistoryDialog
        {...{ client, store, document, isReadOnly, onPutBack }}
        locales={['en']}
        timeZone="Europe/London"
        onClose={() => undefined}
      />
    </MessagesProvider>,
  )
  return { store, client, onPutBack, textNow: () => store.get().document.entries['head']?.fields['text'] }
}

interface Shown {
  readonly before?: FieldsBefore['entries']
  readonly isReadOnly?: boolean
}

const lines = () => screen.findAllByRole('listitem', { hidden: true })
const button = (name: string) => screen.findByRole('button', { name, hidden: true })

describe('the history', () => {
  it('says who did what and when, and what was not done', async () => {
    showHistory([
      ok({
        actions: [
          action(2, {}),
          action(1, { at: '2026-11-25T09:00:00.000Z', action: 'removeBlocks', ids: ['words'], outcome: 'STALE', user: 'Edith Alder' }),
        ],
      }),
    ])
    const [last, first] = await lines()
    expect(last?.textContent).toContain('Paula Alderpublished the page: 2 changes')
    expect(last?.querySelector('time')?.dateTime).toBe('2026-11-25T09:30:00.000Z')
    expect(first?.textContent).toContain('Edith Aldermoved or took off a block It was not done, or not all of it.')
  })

  it('says what somebody made of a block, before and after, between what was done to the page', async () => {
    showHistory([ok({ actions: [action(1, {})], edits: [edit(7), edit(3, { at: '2026-11-25T09:00:00.000Z', isNew: true, changes: [] })] })])
    const [last, published, made] = await lines()
    expect(last?.textContent).toContain('Ed Marshchanged Headline “Good morning”')
    expect([last?.querySelector('del')?.textContent, last?.querySelector('ins')?.textContent]).toEqual(['Good night', 'Good morning'])
    expect(published?.textContent).toContain('published')
    expect(made?.textContent).toContain('made Headline “Good morning”')
  })

  it('of a page that nobody has touched here says so, and what will be here', async () => {
    showHistory([ok({})])
    expect(await screen.findByText(/^Nobody has changed this page here yet.* What you change from now on is here/)).toBeTruthy()
  })

  it('that cannot be read says why, and is asked again', async () => {
    showHistory([FAILED, ok({ actions: [action(1, {})] })])
    await userEvent.click(await button('Try again'))
    expect(await lines()).toHaveLength(1)
  })

  it('shows what was before it on request, each line once', async () => {
    const { client } = showHistory([
      ok({ edits: [edit(7), edit(6)], until: '2026-11-25T09:40:00.000Z' }),
      ok({ edits: [edit(6), edit(5, { at: '2026-11-24T09:40:00.000Z' })] }),
    ])
    await userEvent.click(await button('Show earlier'))
    await vi.waitFor(async () => expect(await lines()).toHaveLength(3))
    expect(client.history.mock.calls[1]?.[1]).toEqual({ shared: [], until: '2026-11-25T09:40:00.000Z' })
    expect(screen.queryByRole('button', { name: 'Show earlier', hidden: true })).toBeNull()
  })

  it('can be that of one block', async () => {
    showHistory([ok({ actions: [action(1, {})], edits: [edit(7), edit(6, { entryId: 'page', contentType: 'page' })] })])
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Of', hidden: true }), 'Headline “Good morning”')
    expect(await lines()).toHaveLength(1)
  })
})

describe('putting back', () => {
  it('a block gives it what it had before, says so and leads to it', async () => {
    const { textNow, onPutBack } = showHistory([ok({ edits: [edit(7)] })])
    await userEvent.click(await button('Put back'))
    expect(textNow()).toEqual({ en: 'Good night', fr: 'Bonjour' })
    expect(onPutBack).toHaveBeenCalledWith('head', 'Headline “Good morning” is as it was before. Undo takes it back.')
  })

  it('the page asks what it was before the edit, and puts all of it back', async () => {
    const { client, textNow, onPutBack } = showHistory([ok({ edits: [edit(7)] })], { before: { head: { text: { en: 'Long ago' } } } })
    await userEvent.click(await button('The page as before this'))
    await vi.waitFor(() => expect(onPutBack).toHaveBeenCalledWith('page', 'The page is as it was before. Undo takes it back.'))
    expect(client.before).toHaveBeenCalledWith('page', { edit: 7 })
    expect(textNow()).toEqual({ en: 'Long ago' })
  })

  it('what was published asks for that moment; what is like it already is said to be', async () => {
    const { client, onPutBack } = showHistory([ok({ actions: [action(1, {}), action(2, { outcome: 'refused' })] })])
    expect(await screen.findAllByRole('button', { name: 'The page as it was then', hidden: true })).toHaveLength(1)
    await userEvent.click(await button('The page as it was then'))
    expect(await screen.findByText('It is like that already.')).toBeTruthy()
    expect([client.before.mock.calls, onPutBack.mock.calls]).toEqual([[['page', { moment: '2026-11-25T09:30:00.000Z' }]], []])
  })

  it('is not offered to who may only look, nor for a block that is not on the page', async () => {
    showHistory([ok({ edits: [edit(7, { entryId: 'gone' })] })])
    const [line] = await lines()
    expect(line?.textContent).toContain('Not on the page now')
    expect(within(line as HTMLElement).queryByRole('button', { name: 'Put back', hidden: true })).toBeNull()
    cleanup()
    showHistory([ok({ actions: [action(1, {})], edits: [edit(7)] })], { isReadOnly: true })
    await lines()
    expect(screen.getAllByRole('button', { hidden: true }).map(({ textContent }) => textContent)).toEqual(['Close'])
  })
})
