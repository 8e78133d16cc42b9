import { z } from 'zod'
import { MOST_CHARACTERS, type AddComment, type ReplyToComment } from '../../../schemas/api/compose-comments.ts'
import { badInput } from '../refusal.ts'
import { id, parse } from '../requests.ts'
import { say } from '../sentence.ts'

/** As the database numbers them. */
const number = z.coerce.number().int().max(2_147_483_647)
const seen = z.int().min(0).max(2_147_483_647)
const reply = z.object({ text: z.string(), seen })
const comment = z.object({ entryId: id, text: z.string(), seen })
const list = z.object({ resolved: z.literal('1').optional() })

const SENTENCE = 'Send a text, and the newest comment that was seen.'

/** Each throws a `Refusal` for what has another shape. */
export const parseComment = (input: unknown): AddComment => {
  const wish = parse(comment, input, `${SENTENCE} With it the block that it is about.`)
  return { ...wish, text: plainText(wish.text) }
}
export const parseReply = (input: unknown): ReplyToComment => {
  const wish = parse(reply, input, SENTENCE)
  return { ...wish, text: plainText(wish.text) }
}
export const parseConversation = (input: unknown): number => parse(number.min(1), input, 'A conversation has a number.')
export const parseListQuery = (input: unknown): { readonly isWithResolved: boolean } => ({
  isWithResolved: parse(list, input, 'Ask with resolved=1, or without.').resolved === '1',
})

/** Something that can be seen: neither spaces nor signs without a shape alone. */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}]/u
/** Halves of characters, and what steers a terminal. The database refuses some of them. */
const NO_TEXT = /\p{Cs}|(?![\n\t])\p{Cc}/u

const plainText = (input: string): string => {
  const text = input.replaceAll(/\r\n?/g, '\n').trim()
  if (!VISIBLE.test(text)) throw badInput(say('commentEmpty'))
  if (text.length > MOST_CHARACTERS) throw badInput(say('commentLong', { most: MOST_CHARACTERS }))
  if (NO_TEXT.test(text)) throw badInput(say('commentSigns'))
  return text
}
