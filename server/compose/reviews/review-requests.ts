import { z } from 'zod'
import type { AskReview, DecideReview } from '../../../schemas/api/compose-reviews.ts'
import { parse, versions } from '../requests.ts'

/** What somebody can read at a glance; longer things are said in comments. */
const words = z.string().trim().max(2_000)
const ask = z.object({ versions, note: words })
const decide = z.object({ versions, answer: words })
const reviewId = z.coerce.number().int().positive().max(2_147_483_647)

/** Each throws a `Refusal` for what has another shape. */
export const parseAsk = (input: unknown): AskReview =>
  parse(ask, input, 'Send the versions that were seen, and a note of at most 2000 characters.')
export const parseDecision = (input: unknown): DecideReview =>
  parse(decide, input, 'Send the versions that were seen, and an answer of at most 2000 characters.')
export const parseReviewId = (input: unknown): number => parse(reviewId, input, 'A review has a number.')
