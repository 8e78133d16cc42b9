import type { Link } from 'contentful-management'
import { MOST_TOGETHER } from '../../../schemas/api/compose-releases.ts'
import type { ComposeDocument } from '../../../schemas/api/compose.ts'
import { ownValue } from '../../../src/lib/own-value.ts'
import type { Cms } from '../../publishing/cms.ts'
import type { Runtime } from '../../runtime.ts'
import { readMove } from '../moves/page-move.ts'
import { Refusal } from '../refusal.ts'
import { say } from '../sentence.ts'
import type { ComposeSentence } from '../../../schemas/api/compose-sentences.ts'
import { sentenceOf } from '../sentence.ts'

/** What is nearer is published at once, and what is further away is a slip of the year. */
const SOONEST_MS = 30_000
const LATEST_MS = 3 * 366 * 86_400_000

export const requireMoment = ({ clock }: Pick<Runtime, 'clock'>, at: string): void => {
  const ahead = Date.parse(at) - clock.now()
  if (ahead < SOONEST_MS) throw new Refusal(422, 'REFUSED', say('momentPast'))
  if (ahead > LATEST_MS) throw new Refusal(422, 'REFUSED', say('momentFar'))
}

/** Why a page cannot go live by the CMS alone, apart from what the gate says; undefined where it can. */
export const refusalOfPage = async (
  delivery: Pick<Cms, 'entriesById' | 'pages'>,
  document: ComposeDocument,
  changed: ReadonlyMap<string, number>,
): Promise<ComposeSentence | undefined> => {
  if (changed.size === 0) return say('nothingToPublish')
  const archived = [...changed.keys()].filter((id) => ownValue(document.entries, id)?.sys.archivedVersion !== undefined)
  if (archived.includes(document.pageId)) return say('pageArchived')
  if (archived.length > 0) return say('blockArchived')
  try {
    // A redirect comes after a publish, and nobody is there to make it then.
    if ((await readMove(delivery, document))?.from === undefined) return undefined
    return say('addressChanged')
  } catch (cause) {
    if (cause instanceof Refusal) return sentenceOf(cause)
    throw cause
  }
}

/** Undefined where the CMS takes as many. */
export const refusalOfCount = (count: number): ComposeSentence | undefined =>
  count > MOST_TOGETHER ? say('tooMany', { most: MOST_TOGETHER }) : undefined

/** Ids as the CMS links to them: what is no entry of the documents is an asset. */
export const linksTo = (ids: Iterable<string>, { entries }: Pick<ComposeDocument, 'entries'>): Link<'Entry' | 'Asset'>[] =>
  [...new Set(ids)].map((id) => ({ sys: { type: 'Link', linkType: ownValue(entries, id) === undefined ? 'Asset' : 'Entry', id } }))
