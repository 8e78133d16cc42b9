import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { applyMigration } from '../../../../scripts/blocks/migrate/apply-migration.ts'
import { openJournal, runToContinue, type Journal } from '../../../../scripts/blocks/migrate/journal.ts'
import type { MigrationCms, StoredEntry } from '../../../../scripts/blocks/migrate/migration-cms.ts'
import { rollBack } from '../../../../scripts/blocks/migrate/roll-back.ts'
import { createFakeMigrationCms, storedEntry } from '../../../factories/migration-cms.ts'
import { PROMO_SCHEMAS as schemas, PROMO_STEPS as steps } from './promo.ts'

let root: string
let folder: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'apply-migration-'))
})
beforeEach(async () => {
  folder = await mkdtemp(join(root, 'runs-'))
})
afterAll(() => rm(root, { recursive: true }))

const promo = (id: string, state?: Parameters<typeof storedEntry>[3]): StoredEntry =>
  storedEntry(id, 'promo', { title: { en: `Title of ${id}` } }, state)
const ENTRIES = [promo('draft', 'draft'), promo('live'), promo('changed', 'changed'), storedEntry('other', 'hologram', { x: { en: 1 } })]
const apply = (cms: MigrationCms, journal: Journal) => applyMigration({ cms, schemas, steps, journal, log: () => undefined })
const journal = (name = 'run') => openJournal(folder, name)
const headingOf = (entry: StoredEntry | undefined) => entry?.fields['heading']?.['en']

describe('a run', () => {
  it('keeps drafts drafts, publishes what was published, and leaves live what has an unfinished draft', async () => {
    const cms = createFakeMigrationCms(ENTRIES)
    const { migrated, problems } = await apply(cms, journal())
    expect(migrated).toBe(3)
    expect(problems).toMatchObject([{ code: 'behindDraft', severity: 'warning', blockId: 'changed' }])
    expect((await cms.entry('draft')).sys.publishedVersion).toBeUndefined()
    expect(cms.live('live')).toMatchObject({ heading: { en: 'Title of live' } })
    expect(cms.live('changed')).toEqual({ title: { en: 'Title of changed' } })
    expect(headingOf(await cms.entry('changed'))).toBe('Title of changed')
    expect(await cms.entry('other')).toBe(ENTRIES[3])
  })

  it('goes on past an entry the CMS refuses, and says which', async () => {
    const cms = createFakeMigrationCms(ENTRIES)
    cms.refused.add('draft')
    const { migrated, problems } = await apply(cms, journal())
    expect(migrated).toBe(2)
    expect(problems.map(({ code, blockId }) => [code, blockId])).toContainEqual(['writeRefused', 'draft'])
    expect(await cms.entry('draft')).toBe(ENTRIES[0])
  })

  it('has nothing left to do when it is repeated', async () => {
    const cms = createFakeMigrationCms(ENTRIES)
    await apply(cms, journal())
    const before = JSON.stringify(cms.stored())
    expect(await apply(cms, journal('again'))).toEqual({ migrated: 0, problems: [] })
    expect(JSON.stringify(cms.stored())).toBe(before)
  })
})

describe('a run that dies', () => {
  /** Every line of the journal is a moment to die at, just before and just after it is on the disk. */
  const MOMENTS = Array.from({ length: 12 }, (_, index) => [
    { line: index + 1, isWritten: false },
    { line: index + 1, isWritten: true },
  ]).flat()

  it.each(MOMENTS)('at line $line of its journal (on disk: $isWritten) is continued to the same end', async ({ line, isWritten }) => {
    const cms = createFakeMigrationCms(ENTRIES)
    let count = 0
    const dying: Journal = {
      ...journal(),
      write: async (entry) => {
        count += 1
        if (count !== line) return journal().write(entry)
        if (isWritten) await journal().write(entry)
        throw new Error('killed')
      },
    }
    await apply(cms, dying).catch((error: unknown) => expect(error).toMatchObject({ message: 'killed' }))
    const continued = await runToContinue(folder, cms.space)
    await apply(cms, continued)
    const whole = createFakeMigrationCms(ENTRIES)
    await apply(whole, journal('whole'))
    expect(cms.stored().map(({ fields }) => fields)).toEqual(whole.stored().map(({ fields }) => fields))
    for (const { sys } of ENTRIES) expect(cms.live(sys.id)).toEqual(whole.live(sys.id))
  })

  it('is the one that goes on, and one that ended is not', async () => {
    const cms = createFakeMigrationCms(ENTRIES)
    await journal('2026-01-01').write({ what: 'begun', space: cms.space })
    expect((await runToContinue(folder, cms.space)).name).toBe('2026-01-01')
    expect((await runToContinue(folder, 'another/master')).name).not.toBe('2026-01-01')
    await apply(cms, await runToContinue(folder, cms.space))
    expect((await runToContinue(folder, cms.space)).name).not.toBe('2026-01-01')
  })
})

describe('rolling back', () => {
  it('puts every field back byte for byte, and publishes again what was published', async () => {
    const cms = createFakeMigrationCms(ENTRIES)
    await apply(cms, journal())
    expect(await rollBack({ cms, journal: journal() })).toEqual({ migrated: 3, problems: [] })
    expect(JSON.stringify(cms.stored().map(({ fields }) => fields))).toBe(JSON.stringify(ENTRIES.map(({ fields }) => fields)))
    for (const { sys, fields } of ENTRIES.slice(1)) expect(cms.live(sys.id)).toEqual(fields)
    expect((await cms.entry('draft')).sys.publishedVersion).toBeUndefined()
  })

  it('leaves what somebody edited since, and says so', async () => {
    const cms = createFakeMigrationCms(ENTRIES)
    await apply(cms, journal())
    cms.edit('live', { heading: { en: 'Edited' } })
    const { migrated, problems } = await rollBack({ cms, journal: journal() })
    expect(migrated).toBe(2)
    expect(problems).toMatchObject([{ code: 'editedSince', blockId: 'live' }])
    expect(headingOf(await cms.entry('live'))).toBe('Edited')
  })

  it('that the CMS does not publish keeps live what is live, says so, and is completed by the next attempt', async () => {
    const cms = createFakeMigrationCms(ENTRIES)
    await apply(cms, journal())
    cms.unpublishable.add('live')
    const { migrated, problems } = await rollBack({ cms, journal: journal() })
    expect([migrated, problems]).toMatchObject([
      2,
      [{ code: 'publishRefused', blockId: 'live', message: expect.stringContaining('draft') }],
    ])
    expect((await cms.entry('live')).fields).toEqual(promo('live').fields)
    expect(headingOf(storedEntry('live', 'promo', cms.live('live') ?? {}))).toBe('Title of live')
    cms.unpublishable.clear()
    expect(await rollBack({ cms, journal: journal() })).toEqual({ migrated: 1, problems: [] })
    expect(cms.live('live')).toEqual(promo('live').fields)
  })

  it('that dies is continued: what was put back already is not taken for an edit', async () => {
    const cms = createFakeMigrationCms(ENTRIES)
    await apply(cms, journal())
    const dying: Journal = {
      ...journal(),
      write: () => Promise.reject(new Error('killed')),
    }
    await expect(rollBack({ cms, journal: dying })).rejects.toThrow('killed')
    expect(await rollBack({ cms, journal: journal() })).toEqual({ migrated: 3, problems: [] })
    for (const { sys, fields } of ENTRIES.slice(1)) expect(cms.live(sys.id)).toEqual(fields)
  })

  it('refuses a run that never was, or was of another space', async () => {
    const cms = createFakeMigrationCms(ENTRIES)
    await expect(rollBack({ cms, journal: journal('never') })).rejects.toThrow('no run never')
    await journal('theirs').write({ what: 'begun', space: 'theirs/master' })
    await expect(rollBack({ cms, journal: journal('theirs') })).rejects.toThrow('theirs/master')
  })
})
