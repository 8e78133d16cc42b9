// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Answer } from '../../../composer/api/compose-client.ts'
import { useReview } from '../../../composer/reviews/use-review.ts'
import type { ComposeReview } from '../../../schemas/api/compose-reviews.ts'
import type { ComposeDocument, ComposeSession } from '../../../schemas/api/compose.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const asked: ComposeReview = {
  id: 1,
  state: 'asked',
  versions: {},
  note: '',
  askedBy: 'Edith Alder',
  askedById: 'edith',
  askedAt: '2026-11-27T09:00:00.000Z',
}
const approved: ComposeReview = { ...asked, state: 'approved', decidedBy: 'Paul', decidedAt: '2026-11-27T09:01:00.000Z' }

const SESSION: ComposeSession = { user: undefined, isOpen: false, sites: [], release: 'r' }
const PAGE = { pageId: 'page-home', entries: {}, assets: {}, locales: [] } as unknown as ComposeDocument

type Reply = Answer<{ readonly review?: ComposeReview }>
const replyOf = (review: ComposeReview): Reply => ({ ok: true, value: { review } })

const open = async (review: () => Promise<Reply>, session = SESSION) => {
  const client = { review }
  const shown = renderHook(() => useReview(client, session, 'page-home', PAGE))
  await act(() => vi.advanceTimersByTimeAsync(0))
  return shown.result
}

it('shows within ten seconds what a colleague has decided', async () => {
  const replies = [replyOf(asked), replyOf(approved)]
  const shown = await open(async () => replies.shift() ?? replyOf(approved))
  expect(shown.current.review?.state).toBe('asked')
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(shown.current.review?.state).toBe('approved')
})

it('keeps what she has just done, whatever was asked for before it', async () => {
  let answer = (_reply: Reply): void => undefined
  const late = new Promise<Reply>((resolve) => (answer = resolve))
  const shown = await open(() => late)
  act(() => shown.current.setReview(approved))
  await act(async () => answer(replyOf(asked)))
  expect(shown.current.review?.state).toBe('approved')
})

it('keeps what it knows while the shop does not answer', async () => {
  const replies: Reply[] = [replyOf(asked)]
  const refused: Reply = { ok: false, status: 0, refusal: { code: 'unreachable', message: '', requestId: '' } }
  const shown = await open(async () => replies.shift() ?? refused)
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(shown.current.review?.state).toBe('asked')
})

it('asks for nothing where nobody signs in', async () => {
  const review = vi.fn(async () => replyOf(asked))
  await open(review, { ...SESSION, isOpen: true })
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(review).not.toHaveBeenCalled()
})
