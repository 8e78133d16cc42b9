import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { contentfulResources, type ResourceKind } from '../../../database/schema/contentful.ts'
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
 * Reads the settings again only when some process has changed them. The mark is made of the ids of the transactions that
 * wrote the rows, so that not even what was rolled back can be mistaken for what is there.
 */
export const createSettingsReader = (): ReadSettings => {
  let kept: { readonly mark: string; readonly settings: Settings } | undefined
  return async (database) => {
    const mark = await readMark(database)
    if (kept?.mark !== mark) kept = { mark, settings: await load(database) }
    return kept.settings
  }
}

const readMark = async (database: Database): Promise<string> => {
  const writer = sql`xmin::text::bigint`
  const [row] = await database
    .select({ mark: sql<string>`concat_ws(':', count(*), sum(${writer}), max(${writer}))` })
    .from(contentfulResources)
    .where(inArray(contentfulResources.kind, KINDS))
  return row?.mark ?? ''
}

const load = async (database: Database): Promise<Settings> => {
  const contentTypes = await listResources<ContentTypeBody>(database, { kind: 'ContentType' })
  const locales = await listResources<LocaleBody>(database, { kind: 'Locale' })
  return {
    locales: locales.map(({ body }) => body),
    contentTypes: new Map(contentTypes.map((type) => [type.id, type])),
    webhooks: await listResources<WebhookBody>(database, { kind: 'WebhookDefinition' }),
  }
}
