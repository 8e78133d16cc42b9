import { z } from 'zod'
import { KEY_DAYS, type ConfirmRequest, type MakeKey } from '../../../schemas/api/compose-programs.ts'
import { parse, versions } from '../requests.ts'
import { say } from '../sentence.ts'
import { defined } from '../../../src/lib/defined.ts'

const makeKey = z.object({
  name: z
    .string()
    .trim()
    .min(1)
    .max(60)
    // It stands beside her name wherever that does.
    .regex(/^[^\p{C}()]*$/u),
  days: z.literal(KEY_DAYS),
  rights: z.array(z.enum(['edit', 'publish'])).max(2),
})
const confirm = z.object({ versions, redirect: z.boolean().optional() })
const requestId = z.coerce.number().int().positive().max(2_147_483_647)

/** Each throws a `Refusal` for what has another shape. */
export const parseMakeKey = (input: unknown): MakeKey => {
  const { rights, ...wish } = parse(makeKey, input, say('keyNeeds'))
  return { ...wish, rights: [...new Set(rights)] }
}
export const parseConfirm = (input: unknown): ConfirmRequest => {
  const { redirect, ...seen } = parse(confirm, input, 'Send the versions that were seen.')
  return { ...seen, ...defined({ redirect }) }
}
export const parseRequestId = (input: unknown): number => parse(requestId, input, 'A request has a number.')
