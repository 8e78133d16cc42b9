import { z } from 'zod'
import type { Cart } from '../../../schemas/api/cart.ts'
import { tidy } from '../../../src/lib/check-field.ts'
import { giftNoteProblem } from '../../../src/lib/gift-note.ts'
import type { Runtime } from '../../runtime.ts'
import { ApiProblem } from '../http/api-problem.ts'
import { notFound } from '../http/problems.ts'
import { readInput } from '../http/read-input.ts'
import type { SessionScope } from '../http/request-scope.ts'
import { changeCart } from './change-cart.ts'

export const giftNoteBody = z.strictObject({ giftNote: z.string().max(5000) })

/** Stores the note that goes with the parcel; an empty one removes it. 404 where the site offers none, 422 for one nobody would write. */
export const setGiftNote = async ({ runtime }: { readonly runtime: Runtime }, scope: SessionScope, input: unknown): Promise<Cart> => {
  const offered = scope.site.checkout.giftNote
  if (offered === undefined) throw notFound('There are no gift notes here.')
  const note = tidy(readInput(giftNoteBody, input).giftNote)
  const problem = giftNoteProblem(note, offered.maxLength)
  if (problem !== undefined) {
    const errors = [{ path: 'giftNote', message: problem }]
    throw new ApiProblem(422, 'GIFT_NOTE_INVALID', { message: 'Please check your gift note.', errors })
  }
  return changeCart({ runtime }, scope, async () => ({ giftNote: note === '' ? null : note }))
}
