import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ComposeReview } from '../../schemas/api/compose-reviews.ts'
import type { ComposeDocument, ComposeSession } from '../../schemas/api/compose.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import { askWhileSeen } from '../ask-while-seen.ts'
import { leaveOf, type Leave } from './leave-of.ts'

export interface PageReview {
  /** The last that was asked for. */
  readonly review: ComposeReview | undefined
  readonly leave: Leave
  /** It is another one by what she has just done. */
  readonly setReview: (review: ComposeReview) => void
  /** Somebody else has done something. */
  readonly readAgain: () => void
}

/** So soon it is seen that a colleague asked, approved or sent back. */
const EVERY_MS = 10_000

/** The review of the open page, and what she may do with the page. Where nobody signs in there are none. */
export const useReview = (
  client: Pick<ComposeClient, 'review'>,
  session: ComposeSession,
  pageId: string,
  document: ComposeDocument,
): PageReview => {
  const [review, setReview] = useState<ComposeReview>()
  /** An answer that was asked for before she did something herself is older than that. */
  const newest = useRef(0)
  const take = useCallback((next: ComposeReview | undefined): void => {
    newest.current += 1
    setReview(next)
  }, [])
  const read = useCallback(async (): Promise<void> => {
    newest.current += 1
    const asked = newest.current
    const answer = await client.review(pageId)
    if (!answer.ok || asked !== newest.current) return
    const found = answer.value.review
    // The same answer every ten seconds renders nothing.
    setReview((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found))
  }, [client, pageId])
  useEffect(() => (session.isOpen ? undefined : askWhileSeen(read, EVERY_MS)), [session.isOpen, read])
  const leave = useMemo(() => leaveOf(session, document, review), [session, document, review])
  return { review, leave, setReview: take, readAgain: () => void read() }
}
