import { z } from 'zod'
import { MOST_PAGES, type CheckRelease, type SaveRelease } from '../../../schemas/api/compose-releases.ts'
import { badRequest } from '../refusal.ts'
import { id, parse, version, versions } from '../requests.ts'
import { at, timeZone } from '../schedule/moment-request.ts'
import { defined } from '../../../src/lib/defined.ts'

const areDifferent = (ids: readonly string[]): boolean => new Set(ids).size === ids.length

const name = z.string().trim().min(1).max(255)
const pages = z
  .array(z.object({ id, versions }))
  .min(1)
  .max(MOST_PAGES)
  .refine((list) => areDifferent(list.map((page) => page.id)))
const release = z
  .object({ name, pages, at: at.optional(), timeZone: timeZone.optional() })
  .refine((wish) => wish.at === undefined || wish.timeZone !== undefined)
const change = z.intersection(release, z.object({ version }))
const check = z.object({ pages: z.array(id).max(MOST_PAGES).refine(areDifferent), releaseId: id.optional() })
const span = z.object({ from: at, until: at })

const SENTENCE = `Send a name, 1 to ${MOST_PAGES} different pages with the versions that were seen, and a moment with its time zone or none.`
const MOST_DAYS = 400

/** Each throws a `Refusal` for what has another shape. */
export const parseRelease = (input: unknown): SaveRelease => toWish(parse(release, input, SENTENCE))
export const parseReleaseChange = (input: unknown): SaveRelease => {
  const wish = parse(change, input, `${SENTENCE} With it the version of the release that was seen.`)
  return { ...toWish(wish), version: wish.version }
}
export const parseCheckRelease = (input: unknown): CheckRelease => {
  const { pages: ids, releaseId } = parse(check, input, `Ask for at most ${MOST_PAGES} different pages.`)
  return { pages: ids, ...defined({ releaseId }) }
}
export const parseSpan = (input: unknown): { readonly from: number; readonly until: number } => {
  const wish = parse(span, input, 'Ask from an instant until another one.')
  const [from, until] = [Date.parse(wish.from), Date.parse(wish.until)]
  if (until <= from || until - from > MOST_DAYS * 86_400_000) throw badRequest(`Ask for at most ${MOST_DAYS} days.`)
  return { from, until }
}

const toWish = (wish: z.infer<typeof release>): SaveRelease => ({
  name: wish.name,
  pages: wish.pages,
  ...(wish.at === undefined || wish.timeZone === undefined ? {} : { at: wish.at, timeZone: wish.timeZone }),
})
