import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ComposeRight, SaveEntry } from '../../../schemas/api/compose.ts'
import type { PublishRequestState } from '../../../schemas/api/compose-programs.ts'

const epochMs = () => bigint({ mode: 'number' })

/** Keys by which programs work in the composer for somebody. A deleted row is one that has ended; her sign-in is in `staff_sessions`. */
export const composeKeys = pgTable(
  'compose_keys',
  {
    /** Of the secret; the same as that of its sign-in. */
    idHash: text().primaryKey(),
    /** The provider's id of the person. */
    personId: text().notNull(),
    personName: text().notNull(),
    /** What she calls the program. */
    name: text().notNull(),
    rights: jsonb().$type<readonly ComposeRight[]>().notNull(),
    madeAt: epochMs().notNull(),
    endsAt: epochMs().notNull(),
    /** To the minute; null for never. */
    lastUsedAt: epochMs(),
  },
  (table) => [index('compose_keys_person').on(table.personId), index('compose_keys_ends_at').on(table.endsAt)],
)

/** What programs ask somebody to publish. Rows are only added and decided. */
export const composePublishRequests = pgTable(
  'compose_publish_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    pageId: text().notNull(),
    pageTitle: text().notNull(),
    /** What would go live: versions of entries and assets by id. */
    versions: jsonb().$type<Readonly<Record<string, number>>>().notNull(),
    personId: text().notNull(),
    keyId: text().notNull(),
    program: text().notNull(),
    note: text().notNull(),
    state: text().$type<PublishRequestState>().notNull(),
    askedAt: epochMs().notNull(),
    endsAt: epochMs().notNull(),
    decidedAt: epochMs(),
  },
  (table) => [
    index('compose_publish_requests_person').on(table.personId, table.id),
    index('compose_publish_requests_asked').on(table.askedAt),
  ],
)

/** One write of a save. */
export interface ProgramWrite extends Pick<SaveEntry, 'version' | 'fields' | 'contentType'> {
  readonly entryId: string
}

/** Saves of programs by their idempotency key: what is to be written is known before the first of it is. */
export const composeProgramSaves = pgTable(
  'compose_program_saves',
  {
    keyId: text().notNull(),
    idempotencyKey: text().notNull(),
    /** Of what was asked: the same key for something else is a mistake. */
    digest: text().notNull(),
    writes: jsonb().$type<readonly ProgramWrite[]>().notNull(),
    begunAt: epochMs().notNull(),
    /** Null until all of it is written. */
    savedAt: epochMs(),
  },
  (table) => [primaryKey({ columns: [table.keyId, table.idempotencyKey] }), index('compose_program_saves_begun').on(table.begunAt)],
)
