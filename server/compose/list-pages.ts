import type { PlainClientAPI } from 'contentful-management'
import { eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { ComposePage } from '../../schemas/api/compose.ts'
import { toCmsEntry } from '../../src/content/composing/to-cms-source.ts'
import { defaultLocaleOf } from '../../src/content/locales.ts'
import { readPageFields } from '../../src/content/page-entry.ts'
import type { Database } from '../database/database.ts'
import { publishReports } from '../database/schema/publishing.ts'
import { countOpen } from './comments/list-comments.ts'
import { readStates } from './page-states.ts'
import { readAll } from './read-all.ts'
import { readLocales } from './read-document.ts'
import { askedReviews } from './reviews/review-store.ts'
import { plansOf, readPlans, toPlanned, type Plan, type PlanDeps } from './schedule/read-planned.ts'

interface Deps extends PlanDeps {
  readonly management: Pick<PlainClientAPI, 'entry' | 'asset' | 'locale' | 'scheduledActions' | 'release'>
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly database: Database
}

const LISTED = 'sys,fields.title,fields.key,fields.kind,fields.sites'

/** Every page with its state, by title. */
export const listPages = async (deps: Deps): Promise<readonly ComposePage[]> => {
  const { management, database } = deps
  const [entries, locales, refused, plans, comments, asked] = await Promise.all([
    readAll(management, { content_type: 'page', select: LISTED }),
    readLocales(management),
    refusedIds(database),
    plansOrNone(deps),
    countOpen(database),
    askedReviews(database),
  ])
  const pages = entries.map((entry) => ({ sys: entry.sys, ...readPageFields(toCmsEntry(entry), [defaultLocaleOf(locales)]) }))
  const ids = new Set(pages.map(({ sys }) => sys.id))
  const isPage = (id: string): boolean => ids.has(id)
  const states = await readStates({ management, database }, pages)
  return pages
    .map(({ sys, title, key, kind, sites }): ComposePage => ({
      id: sys.id,
      title,
      key,
      kind: kind ?? '',
      sites,
      state: states.get(sys.id) ?? 'draft',
      isRefused: refused.has(sys.id),
      planned: plansOf(plans, sys.id).map((plan) => toPlanned(plan, isPage)),
      comments: comments.get(sys.id) ?? 0,
      // What was published without it needs none any more.
      ...(states.get(sys.id) === 'live' ? {} : { review: asked.get(sys.id) }),
      version: sys.version,
      updatedAt: sys.updatedAt,
    }))
    .toSorted((one, other) => one.title.localeCompare(other.title) || (one.id < other.id ? -1 : 1))
}

/** The list is shown without them where the CMS does not tell them, as one whose plan has none. */
const plansOrNone = async (deps: Deps): Promise<readonly Plan[]> => {
  try {
    return await readPlans(deps)
  } catch (err) {
    deps.log.warn({ event: 'plansUnread', err }, 'What is planned for pages could not be read from the CMS')
    return []
  }
}

/** Entries of pages whose last publish was refused for a site. */
const refusedIds = async (database: Database): Promise<ReadonlySet<string>> => {
  const rows = await database
    .selectDistinct({ id: publishReports.entryId })
    .from(publishReports)
    .where(eq(publishReports.outcome, 'refused'))
  return new Set(rows.map(({ id }) => id))
}
