import { asc, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../server/database/database.ts'
import { contentfulResources, type ResourceKind } from '../../../server/database/schema/contentful.ts'
import type { ContentTypeBody, LocaleBody, WebhookBody } from '../model.ts'
import { listResources } from './list-resources.ts'
import type { Resource } from './resource.ts'

/** What seldom changes and nearly every request needs. */
export interface Settings {
  readonly locales: readonly LocaleBody[]
  readonly contentTypes: ReadonlyMap<string, Resource<ContentTypeBody>>
  readonly webhooks: readonly Resource<WebhookBody>[]
}

export type ReadSettings = (database: Database) => Promise<Settings>

const KINDS: ResourceKind[] = ['Locale', 'ContentType', 'WebhookDefinition']

/**
 * Reads again only what some process has changed since: a new content type costs one row, not the whole model. The mark is
 * made of the ids of the transactions that wrote the rows, so that not even what was rolled back can be mistaken for what
 * is there.
 */
export const createSettingsReader = (): ReadSettings => {
  let cached: { readonly mark: string; readonly rows: Rows; readonly settings: Settings } | undefined
  return async (database) => {
    const mark = await readMark(database)
    if (cached?.mark !== mark) {
      const rows = await readRows(database, cached?.rows ?? new Map())
      cached = { mark, rows, settings: toSettings(rows) }
    }
    return cached.settings
  }
}

/** Rows by kind and id, in order of creation, each with the transaction that wrote it. */
type Rows = ReadonlyMap<string, { readonly writer: string; readonly resource: Resource<unknown> }>

const writer = sql<string>`xmin::text`
const ofSettings = inArray(contentfulResources.kind, KINDS)

const readMark = async (database: Database): Promise<string> => {
  const number = sql`${writer}::bigint`
  const [row] = await database
    .select({ mark: sql<string>`concat_ws(':', count(*), sum(${number}), max(${number}))` })
    .from(contentfulResources)
    .where(ofSettings)
  return row?.mark ?? ''
}

const readRows = async (database: Database, known: Rows): Promise<Rows> => {
  const present = await database
    .select({ kind: contentfulResources.kind, id: contentfulResources.id, writer })
    .from(contentfulResources)
    .where(ofSettings)
    .orderBy(asc(contentfulResources.position))
  const stale = present.filter((row) => known.get(nameOf(row))?.writer !== row.writer)
  const fresh = new Map<string, Resource<unknown>>()
  for (const kind of KINDS) {
    const ids = stale.filter((row) => row.kind === kind).map(({ id }) => id)
    for (const resource of await listResources<unknown>(database, { kind, ids })) fresh.set(nameOf(resource), resource)
  }
  return new Map(
    present.flatMap((row) => {
      const resource = fresh.get(nameOf(row)) ?? known.get(nameOf(row))?.resource
      return resource === undefined ? [] : [[nameOf(row), { writer: row.writer, resource }]]
    }),
  )
}

const nameOf = ({ kind, id }: { readonly kind: ResourceKind; readonly id: string }): string => `${kind} ${id}`

const toSettings = (rows: Rows): Settings => {
  // The column is jsonb; every writer of a kind writes the body type of that kind.
  const ofKind = <Body>(kind: ResourceKind) =>
    [...rows.values()].map(({ resource }) => resource as Resource<Body>).filter((resource) => resource.kind === kind)
  return {
    locales: ofKind<LocaleBody>('Locale').map(({ body }) => body),
    contentTypes: new Map(ofKind<ContentTypeBody>('ContentType').map((type) => [type.id, type])),
    webhooks: ofKind<WebhookBody>('WebhookDefinition'),
  }
}
