import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BlockSchema } from '../../../../schemas/block-schema.ts'
import type { MigrationSteps } from '../../../../schemas/migrations/steps.ts'
import { readSchemas, type Schemas } from '../../../../scripts/blocks/read-schemas.ts'
import { lintRelease } from '../../../../scripts/blocks/release/lint-release.ts'
import { lastRelease, writeRelease, type Release } from '../../../../scripts/blocks/release/releases.ts'
import { PROMO_SCHEMAS } from '../migrate/promo.ts'
import { defined } from '../../../../src/lib/defined.ts'

let root: string
let schemas: Schemas
const steps: MigrationSteps = {
  promo: [{ to: 2, slots: { buttons: 'links' }, up: ({ title, ...props }) => ({ ...props, heading: title ?? '' }) }],
}
beforeAll(async () => {
  const promo = PROMO_SCHEMAS.get('promo')
  if (promo === undefined) throw new Error('There is no promo.')
  const blocks = { promo: { ...promo, 'x-version': 2 } }
  const all = await readSchemas()
  schemas = { ...all, blocks, bundle: { ...all.bundle, blocks } }
})
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'lint-release-'))
  await mkdir(join(root, 'schemas/migrations/fixtures'), { recursive: true })
})
afterAll(() => rm(root, { recursive: true }))

const releaseOf = (promo: BlockSchema | undefined): Release => ({ release: 1, blocks: promo === undefined ? {} : { promo } })
const before = (): BlockSchema => {
  const { promo } = schemas.blocks
  if (promo === undefined) throw new Error('There is no promo.')
  const { heading, ...rest } = promo.properties
  return {
    ...promo,
    'x-version': 1,
    properties: { ...rest, ...defined({ title: heading }) },
    'x-slots': { buttons: { title: 'Buttons', description: 'Buttons.', allow: ['*'] } },
  }
}
const lint = async (release: Release | undefined, withSteps: MigrationSteps = steps) =>
  (await lintRelease({ schemas, steps: withSteps, release, root })).map(({ code, where, message }) => `${code} ${where}: ${message}`)
const writeFixture = (content: object): Promise<void> =>
  writeFile(join(root, 'schemas/migrations/fixtures/promo.v1.json'), JSON.stringify(content))

describe('a changed schema', () => {
  it('passes with a higher version, a step, and content of the old version that fits both ends [BLOCK-57]', async () => {
    await writeFixture({ props: { title: 'Autumn' }, slots: { buttons: [] } })
    expect(await lint(releaseOf(before()))).toEqual([])
  })

  it('is refused without the step, and without old content to prove it with [BLOCK-57]', async () => {
    expect(await lint(releaseOf(before()), {})).toEqual(['stepMissing promo: there is no step to version 2 in schemas/migrations'])
    expect(await lint(releaseOf(before()))).toEqual([
      'oldFixtureMissing promo version 1: there is no content of this version to prove its step with',
    ])
  })

  it('is refused where the old content is not of the old release, or does not fit after its steps', async () => {
    await writeFixture({ props: { name: 'Autumn' }, slots: { columns: [] } })
    expect(await lint(releaseOf(before()))).toEqual([
      'oldFixtureInvalid promo version 1: does not fit the release it is of: must NOT have additional properties',
      'oldFixtureInvalid promo version 1: the blocks in columns have no slot after its steps',
    ])
    await writeFixture({ props: { title: 'x'.repeat(200) } })
    expect(await lint(undefined)).toContain(
      'oldFixtureInvalid promo version 1: does not fit after its steps: /heading must NOT have more than 90 characters',
    )
  })
})

describe('the record of releases', () => {
  it('is asked for where there is none, and the newest is the one compared with', async () => {
    await writeFixture({ props: {} })
    expect(await lint(await lastRelease(root))).toEqual(['releaseMissing releases: no release is recorded yet'])
    await writeRelease(root, releaseOf(before()))
    expect(await writeRelease(root, { ...releaseOf(before()), release: 2 })).toBe('schemas/releases/0002.json')
    expect((await lastRelease(root))?.release).toBe(2)
  })

  it('is committed, so that a fresh clone without tags can compare', async () => {
    const project = fileURLToPath(new URL('../../../..', import.meta.url))
    const release = await lastRelease(project)
    expect(release?.release).toBeGreaterThan(0)
    expect(await readFile(join(project, '.gitignore'), 'utf8')).not.toContain('releases')
  })
})
