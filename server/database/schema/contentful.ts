import { sql, type SQL } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, type AnyPgColumn } from 'drizzle-orm/pg-core'

/** Everything the content API stores has a `sys` and a version, so all of it is one table. */
export type ResourceKind =
  | 'Entry'
  | 'Asset'
  | 'ContentType'
  | 'EditorInterface'
  | 'Locale'
  | 'Tag'
  | 'WebhookDefinition'
  | 'SigningSecret'
  | 'BulkAction'
  | 'ScheduledAction'
  | 'Release'
  | 'ReleaseAction'
  | 'Snapshot'
  | 'ReleaseEntry'
  | 'ReleaseAsset'
  | 'Task'
  | 'Comment'
  | 'Upload'
  | 'WebhookCall'
  | 'RetryPolicy'
  | 'PreviewEnvironment'
  | 'UiConfig'

const keysIn = (body: AnyPgColumn): SQL => sql`jsonb_path_query_array(${body}, '$.fields.key.*[*]')`

/** Drafts are in `body`, what was last published in `publishedBody`. Instants are epoch milliseconds. */
export const contentfulResources = pgTable(
  'contentful_resources',
  {
    kind: text().$type<ResourceKind>().notNull(),
    id: text().notNull(),
    /** The content type of an entry, the release of its action, the webhook of a call; of what is below an entity: `Entry:id`. */
    parentId: text(),
    version: integer().notNull(),
    publishedVersion: integer(),
    publishedCounter: integer().notNull().default(0),
    archivedVersion: integer(),
    createdAt: bigint({ mode: 'number' }).notNull(),
    updatedAt: bigint({ mode: 'number' }).notNull(),
    publishedAt: bigint({ mode: 'number' }),
    firstPublishedAt: bigint({ mode: 'number' }),
    archivedAt: bigint({ mode: 'number' }),
    body: jsonb().$type<unknown>().notNull(),
    publishedBody: jsonb().$type<unknown>(),
    /** Order of creation; two resources may share a millisecond. */
    position: integer().generatedAlwaysAsIdentity(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('contentful_resources_parent').on(table.kind, table.parentId),
    // Who reads a whole space does so in the order of its ids, a thousand at a time.
    index('contentful_resources_order').on(table.kind, sql`${table.id} collate "C"`),
    // Pages are asked for by their keys, of thousands.
    index('contentful_resources_key')
      .using('gin', keysIn(table.body))
      .where(sql`${table.kind} = 'Entry'`),
    index('contentful_resources_published_key')
      .using('gin', keysIn(table.publishedBody))
      .where(sql`${table.kind} = 'Entry'`),
  ],
)

/** The last thing that happened to a published entry or asset: what a sync token counts. */
export const contentfulChanges = pgTable(
  'contentful_changes',
  {
    kind: text().$type<ResourceKind>().notNull(),
    id: text().notNull(),
    /** Rises by one a change; given out under the write lock, so no reader can miss one. */
    number: bigint({ mode: 'number' }).notNull(),
    isDeleted: boolean().notNull(),
    revision: integer().notNull(),
    createdAt: bigint({ mode: 'number' }).notNull(),
    changedAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] }), index('contentful_changes_number').on(table.number)],
)

/** Webhook calls still to be made: written with the change itself, deleted once the receiver answered 2xx. */
export const contentfulWebhookCalls = pgTable(
  'contentful_webhook_calls',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    webhookId: text().notNull(),
    topic: text().notNull(),
    payload: jsonb().$type<unknown>().notNull(),
    attempts: integer().notNull().default(0),
    /** Epoch milliseconds; also the end of the lease of the process that is calling. */
    dueAt: bigint({ mode: 'number' }).notNull(),
    /** Set when the last attempt failed and no other will follow. */
    givenUpAt: bigint({ mode: 'number' }),
    lastError: text(),
  },
  (table) => [index('contentful_webhook_calls_due').on(table.dueAt)],
)
