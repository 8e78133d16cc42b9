import type Migration from 'contentful-migration'

/** What a file of cms-migrations/ exports as `migrate`. */
export type CmsMigration = (migration: Migration) => void
