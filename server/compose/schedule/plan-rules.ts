import type { Link } from 'contentful-management'
import { MOST_TOGETHER } from '../../../schemas/api/compose-releases.ts'
import type { ComposeDocument } from '../../../schemas/api/compose.ts'
import { ownValue } from '../../../src/lib/own-value.ts'
import type { Cms } from '../../publishing/cms.ts'
import type { Runtime } from '../../runtime.ts'
import { readMove } from '../moves/page-move.ts'
import { Refusal } from '../refusal.ts'

/** What is nearer is published at once, and what is further away is a slip of the year. */
const SOONEST_MS = 30_000
const LATEST_MS = 3 * 366 * 86_400_000

export const requireMoment = ({ clock }: Pick<Runtime, 'clock'>, at: string): void => {
  const ahead = Date.parse(at) - clock.now()
  if (ahead < SOONEST_MS) throw new Refusal(422, 'REFUSED', 'This moment has passed, or is about to. Choose a later one, or publish now.')
  if (ahead > LATEST_MS) throw new Refusal(422, 'REFUSED', 'This moment is more than three years away. Check the year.')
}

/** Why a page cannot go live by the CMS alone, apart from what the gate says; undefined where it can. */
export const refusalOfPage = async (
  delivery: Pick<Cms, 'entriesById' | 'pages'>,
  document: ComposeDocument,
  changed: ReadonlyMap<string, number>,
): Promise<string | undefined> => {
  if (changed.size === 0) return 'There is nothing to publish: shoppers see what you see.'
  const archived = [...changed.keys()].filter((id) => ownValue(document.entries, id)?.sys.archivedVersion !== undefined)
  if (archived.includes(document.pageId)) return 'This page is archived. Restore it first.'
  if (archived.length > 0) return 'A block of this page is archived in the CMS. Take it off the page, or have it restored there.'
  try {
    // A redirect comes after a publish, and nobody is there to make it then.
    if ((await readMove(delivery, document))?.from === undefined) return undefined
    return 'The address of this page has changed. Publish it by itself now, so that the old one leads to the new one.'
  } catch (cause) {
    if (cause instanceof Refusal) return cause.message
    throw cause
  }
}

/** Undefined where the CMS takes as many. */
export const refusalOfCount = (count: number): string | undefined =>
  count > MOST_TOGETHER ? `The CMS publishes at most ${MOST_TOGETHER} blocks and pictures together. Publish some of them now.` : undefined

/** Ids as the CMS links to them: what is no entry of the documents is an asset. */
export const linksTo = (ids: Iterable<string>, { entries }: Pick<ComposeDocument, 'entries'>): Link<'Entry' | 'Asset'>[] =>
  [...new Set(ids)].map((id) => ({ sys: { type: 'Link', linkType: ownValue(entries, id) === undefined ? 'Asset' : 'Entry', id } }))
