import { and, asc, desc, eq, gt, gte, inArray, lte, or } from 'drizzle-orm'
import type { ComposeAction, ComposeEdit, ComposeHistory, FieldsBefore } from '../../../schemas/api/compose-history.ts'
import { fieldChanges } from '../../../src/content/composing/field-changes.ts'
import type { Database } from '../../database/database.ts'
import { composeActions, composeEdits } from '../../database/schema/compose.ts'

/** The most actions, and the most edits, in one answer. */
const MOST = 50

/** A page, and blocks of it that other pages have too: what was done to these there belongs to its history. */
interface Whose {
  readonly pageId: string
  readonly shared: readonly string[]
}

/** What was done to a page, the last first. `until` is an epoch in milliseconds: what was done then and before. */
export const readHistory = async (database: Database, whose: Whose, until: number): Promise<ComposeHistory> => {
  const [actions, edits] = await Promise.all([readActions(database, whose.pageId, until), readEdits(database, whose, until)])
  const moments = [...actions, ...edits].map(({ at }) => at).toSorted((one, other) => other - one)
  const last = actions.length > MOST || edits.length > MOST ? moments[MOST] : undefined
  const isShown = ({ at }: { readonly at: number }): boolean => last === undefined || at >= last
  return {
    actions: actions.filter(isShown).map(({ at, ...action }) => ({ ...action, at: toIso(at) })),
    edits: edits.filter(isShown).map(({ at, ...edit }) => ({ ...edit, at: toIso(at) })),
    ...(last === undefined ? {} : { until: toIso(last) }),
  }
}

const toIso = (at: number): string => new Date(at).toISOString()

type At<Row> = Omit<Row, 'at'> & { readonly at: number }

const readActions = async (database: Database, pageId: string, until: number): Promise<readonly At<ComposeAction>[]> => {
  const rows = await database
    .select()
    .from(composeActions)
    .where(and(eq(composeActions.pageId, pageId), lte(composeActions.at, until)))
    .orderBy(desc(composeActions.at), desc(composeActions.id))
    .limit(MOST + 1)
  return rows.map(({ id, at, userName, action, ids, outcome }) => ({ id, at, user: userName, action, ids, outcome }))
}

const readEdits = async (database: Database, whose: Whose, until: number): Promise<readonly At<ComposeEdit>[]> => {
  const rows = await database
    .select()
    .from(composeEdits)
    .where(and(isOf(whose), lte(composeEdits.endedAt, until)))
    .orderBy(desc(composeEdits.endedAt), desc(composeEdits.id))
    .limit(MOST + 1)
  return rows.map(({ id, endedAt, userName, entryId, contentType, pageId, before, after }) => ({
    ...{ id, at: endedAt, user: userName, entryId, contentType },
    isNew: before === null,
    isElsewhere: pageId !== whose.pageId,
    changes: before === null ? [] : fieldChanges(before, after),
  }))
}

/** Before an edit, or at a moment (epoch in milliseconds). */
export type PointInHistory = { readonly edit: number } | { readonly moment: number }

/** What the entries of a page had before whatever was done to them since; those that nobody has changed since are not in it. */
export const readFieldsBefore = async (database: Database, whose: Whose, point: PointInHistory): Promise<FieldsBefore> => {
  const isSince = 'edit' in point ? gte(composeEdits.id, point.edit) : gt(composeEdits.begunAt, point.moment)
  const rows = await database
    .selectDistinctOn([composeEdits.entryId], { entryId: composeEdits.entryId, before: composeEdits.before })
    .from(composeEdits)
    .where(and(isOf(whose), isSince))
    .orderBy(asc(composeEdits.entryId), asc(composeEdits.id))
  return { entries: Object.fromEntries(rows.map(({ entryId, before }) => [entryId, before])) }
}

const isOf = ({ pageId, shared }: Whose) =>
  shared.length === 0 ? eq(composeEdits.pageId, pageId) : or(eq(composeEdits.pageId, pageId), inArray(composeEdits.entryId, [...shared]))
