import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BlockSchema } from '../../../schemas/block-schema.ts'
import type { MigrationSteps } from '../../../schemas/migrations/steps.ts'
import type { BlockNode } from '../../../schemas/page.ts'
import { compileChecks } from '../../../src/content/compile-checks.ts'
import { fillDefaults, migrate } from '../../../src/content/to-this-release.ts'
import { schemaProblem, type Problem } from '../lint/problem.ts'
import type { Schemas } from '../read-schemas.ts'
import type { Release } from './releases.ts'

interface Input {
  readonly schemas: Pick<Schemas, 'blocks' | 'common'>
  readonly steps: MigrationSteps
  readonly release: Release | undefined
  readonly root: string
}

interface OldFixture {
  readonly type: string
  readonly version: number
  readonly path: string
}

/**
 * Content of every version that a step leads away from: there has to be some, it has to fit the release it is of, and it has
 * to fit this one after its steps.
 */
export const lintOldContent = async (input: Input): Promise<readonly Problem[]> => {
  const now = compile(input.schemas.blocks, input.schemas.common)
  const before = compile(input.release?.blocks ?? {}, input.schemas.common)
  const problems = fixturesOf(input.steps).map((fixture) => lintFixture(fixture, input, { now, before }))
  return (await Promise.all(problems)).flat()
}

const compile = (blocks: Schemas['blocks'], common: Schemas['common']) => compileChecks(new Map(Object.entries(blocks)), common)

const fixturesOf = (steps: MigrationSteps): readonly OldFixture[] =>
  Object.entries(steps).flatMap(([type, list]) =>
    list.map(({ to }) => ({ type, version: to - 1, path: `schemas/migrations/fixtures/${type}.v${to - 1}.json` })),
  )

const lintFixture = async (
  fixture: OldFixture,
  { schemas, steps, release, root }: Input,
  { now, before }: { readonly now: ReturnType<typeof compile>; readonly before: ReturnType<typeof compile> },
): Promise<readonly Problem[]> => {
  const { type, version, path } = fixture
  const say = (code: 'oldFixtureMissing' | 'oldFixtureInvalid', message: string): Problem =>
    schemaProblem(code, { file: path, where: `${type} version ${version}` }, message)
  const node = await readNode(fixture, root)
  if (node === undefined) return [say('oldFixtureMissing', 'there is no content of this version to prove its step with')]
  const current = new Map<string, BlockSchema>(Object.entries(schemas.blocks))
  const after = fillDefaults(migrate(node, steps), current)
  const isOfRelease = release?.blocks[type]?.['x-version'] === version
  return [
    ...(isOfRelease ? errorsOf(before, node) : []).map((message) =>
      say('oldFixtureInvalid', `does not fit the release it is of: ${message}`),
    ),
    ...errorsOf(now, after).map((message) => say('oldFixtureInvalid', `does not fit after its steps: ${message}`)),
    ...Object.keys(after.slots ?? {})
      .filter((slot) => schemas.blocks[type]?.['x-slots']?.[slot] === undefined)
      .map((slot) => say('oldFixtureInvalid', `the blocks in ${slot} have no slot after its steps`)),
  ]
}

const errorsOf = (checks: ReturnType<typeof compile>, { type, props }: BlockNode): readonly string[] =>
  (checks.get(type)?.errorsOf(props) ?? []).map(({ instancePath, message = '' }) => `${instancePath} ${message}`.trim())

const readNode = async ({ type, version, path }: OldFixture, root: string): Promise<BlockNode | undefined> => {
  const text = await readFile(join(root, path), 'utf8').catch(() => undefined)
  // A file of ours in the form that docs/blocks/working-on-blocks.md describes; the checks that follow read it.
  return text === undefined ? undefined : { ...(JSON.parse(text) as Pick<BlockNode, 'props' | 'slots'>), id: 'old', type, version }
}
