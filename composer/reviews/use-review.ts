import { useCallback, useMemo, useState } from 'react'
import type { ComposeReview } from '../../schemas/api/compose-reviews.ts'
import type { ComposeDocument, ComposeSession } from '../../schemas/api/compose.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import { useAnswer } from '../api/use-answer.ts'
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

/** The review of the open page, and what she may do with the page. Where nobody signs in there are none. */
export const useReview = (
  client: Pick<ComposeClient, 'review'>,
  session: ComposeSession,
  pageId: string,
  document: ComposeDocument,
): PageReview => {
  const ask = useCallback(() => client.review(pageId), [client, pageId])
  const { value, askAgain } = useAnswer(session.isOpen ? undefined : ask)
  const [own, setOwn] = useState<ComposeReview>()
  const review = own ?? value?.review
  const leave = useMemo(() => leaveOf(session, document, review), [session, document, review])
  return {
    review,
    leave,
    setReview: setOwn,
    readAgain: () => {
      setOwn(undefined)
      askAgain()
    },
  }
}
