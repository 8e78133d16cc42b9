import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { applyMigration } from '../../scripts/blocks/migrate/apply-migration.ts'
import { createMigrationCms } from '../../scripts/blocks/migrate/create-migration-cms.ts'
import { stateOf, type MigrationCms } from '../../scripts/blocks/migrate/migration-cms.ts'
import { openJournal } from '../../scripts/blocks/migrate/journal.ts'
import { rollBack } from '../../scripts/blocks/migrate/roll-back.ts'
import { PROMO_SCHEMAS as schemas, PROMO_STEPS as steps } from '../scripts/blocks/migrate/promo.ts'
import { ENVIRONMENT, SPACE, startContentful, type ContentfulServer } from './contentful-server.ts'

let server: ContentfulServer
let folder: string
let cms: MigrationCms
beforeAll(async () => {
  server = await startContentful()
  folder = await mkdtemp(join(tmpdir(), 'migrate-content-'))
  cms = createMigrationCms({
    managementHost: `http://localhost:${server.port}/contentful`,
    accessToken: 'management-token',
    spaceId: SPACE,
    environmentId: ENVIRONMENT,
  })
  await makeType()
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** Old and new fields side by side, as a content model has them while content moves. */
const makeType = async (): Promise<void> => {
  const field = (id: string, type: string) => ({ id, name: id, type, localized: false, required: false })
  const fields = [field('title', 'Symbol'), field('heading', 'Symbol'), field('tone', 'Symbol'), field('schemaVersion', 'Integer')]
  const type = await server.management.contentType.createWithId(
    { contentTypeId: 'promo' },
    { name: 'Promo', displayField: 'heading', fields },
  )
  await server.management.contentType.publish({ contentTypeId: 'promo' }, type)
}

const locale = async (): Promise<string> => (await cms.locales()).find((each) => each.default)?.code ?? ''

const make = async (entryId: string, state: 'draft' | 'published' | 'changed'): Promise<void> => {
  const { entry } = server.management
  const fields = { title: { [await locale()]: `Title of ${entryId}` } }
  const draft = await entry.createWithId({ contentTypeId: 'promo', entryId }, { fields })
  if (state === 'draft') return
  const published = await entry.publish({ entryId }, draft)
  if (state === 'changed') await entry.update({ entryId }, { ...published, fields: { title: { [await locale()]: 'Not yet' } } })
}

it('moves a space through the vendor’s own client, keeps drafts drafts and the live live, and rolls it back', async () => {
  for (const state of ['draft', 'published', 'changed'] as const) await make(state, state)
  const journal = openJournal(folder, 'run')
  const { migrated, problems } = await applyMigration({ cms, schemas, steps, journal, log: () => undefined })
  expect([migrated, problems.map(({ code, blockId }) => [code, blockId])]).toEqual([3, [['behindDraft', 'changed']]])
  for (const state of ['draft', 'published', 'changed'] as const) expect(stateOf(await cms.entry(state))).toBe(state)
  expect((await server.delivery.getEntry('published')).fields).toMatchObject({ heading: 'Title of published', schemaVersion: 3 })
  expect((await server.delivery.getEntry('changed')).fields).toEqual({ title: 'Title of changed' })

  expect(await rollBack({ cms, journal })).toEqual({ migrated: 3, problems: [] })
  expect((await server.delivery.getEntry('published')).fields).toEqual({ title: 'Title of published' })
  expect((await cms.entry('draft')).fields).toEqual({ title: { [await locale()]: 'Title of draft' } })
})

it('does not overwrite what somebody saved between reading and writing', async () => {
  await make('raced', 'draft')
  const read = await cms.entry('raced')
  await server.management.entry.update({ entryId: 'raced' }, { ...(await server.management.entry.get({ entryId: 'raced' })) })
  await expect(cms.write(read, {})).rejects.toMatchObject({ name: 'VersionMismatch' })
})
