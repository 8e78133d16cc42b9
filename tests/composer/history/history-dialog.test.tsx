// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { Answer } from '../../../composer/api/compose-client.ts'
import { HistoryDialog } from '../../../composer/editor/history-dialog.tsx'
import type { ComposeAction } from '../../../schemas/api/compose-history.ts'
import messages from '../../../src/i18n/compose/en.json'
import { MessagesProvider } from '../../../src/i18n/messages-context.tsx'

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
const showHistory = (...answers: readonly Answer<{ readonly actions: readonly ComposeAction[] }>[]): void => {
  const history = vi.fn(async () => answers[Math.min(history.mock.calls.length, answers.length) - 1] ?? ok())
  render(
    <MessagesProvider messages={messages} locale="en-GB">
      <HistoryDialog client={{ history }} pageId="page" onClose={() => undefined} />
    </MessagesProvider>,
  )
}
const ok = (...actions: readonly ComposeAction[]) => ({ ok: true, value: { actions } }) as const

it('the history says who did what and when, and what was not done', async () => {
  showHistory(ok(action(2, {}), action(1, { action: 'removeBlocks', ids: ['words'], outcome: 'STALE', user: 'Edith Alder' })))
  const [last, first] = await screen.findAllByRole('listitem', { hidden: true })
  expect(last?.textContent).toContain('Paula Alderpublished the page: 2 changes')
  expect(last?.querySelector('time')?.dateTime).toBe('2026-11-25T09:30:00.000Z')
  expect(first?.textContent).toContain('Edith Aldermoved or took off a block It was not done, or not all of it.')
})

it('the history of a page that nobody has touched here says so', async () => {
  showHistory(ok())
  expect(await screen.findByText('Nobody has published this page or taken it down here yet.')).toBeTruthy()
})

it('a history that cannot be read says why, and is asked again', async () => {
  showHistory({ ok: false, status: 0, refusal: { code: 'UNREACHABLE', message: '', requestId: '' } }, ok(action(1, {})))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again', hidden: true }))
  expect(await screen.findAllByRole('listitem', { hidden: true })).toHaveLength(1)
})
