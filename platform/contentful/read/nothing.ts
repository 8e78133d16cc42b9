import { ok, type Operation } from '../call.ts'
import { notFound } from '../errors.ts'
import { arrayOf } from '../render/array.ts'

/** GET of a collection that is empty here for good: the vendor's clients and tools look into it. */
export const listNone = (): Operation => async () => ok(arrayOf([]))

/** The same where the vendor pages by cursor. */
export const listNoneByCursor = (): Operation => async () => ok({ sys: { type: 'Array' }, limit: 100, items: [], pages: {} })

/** GET of one of its things. */
export const getNone =
  (type: string) =>
  (): Operation =>
  async ({ params }) => {
    throw notFound(type, params['id'] ?? '')
  }
