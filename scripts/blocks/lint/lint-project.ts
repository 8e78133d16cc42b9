import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { SchemaBundle } from '../../../schemas/block-schema.ts'
import { MIGRATION_STEPS } from '../../../schemas/migrations/steps.ts'
import { readSchemas, type Schemas } from '../read-schemas.ts'
import { lintRelease } from '../release/lint-release.ts'
import { lastRelease, type Release } from '../release/releases.ts'
import type { Problem } from './problem.ts'
import { lintFixtures } from './lint-fixtures.ts'
import { lintSchemas } from './lint-schemas.ts'

export interface LintedProject {
  readonly schemas: Schemas
  /** The last release recorded, or the revision asked for as release 0. */
  readonly release: Release | undefined
  readonly problems: readonly Problem[]
}

/** Schemas, fixtures and steps of the project in `root`, compared with the last release or with a git revision. */
export const lintProject = async (root: string, since?: string): Promise<LintedProject> => {
  const schemas = await readSchemas(new URL('schemas/', pathToFileURL(join(root, '/'))))
  const release = since === undefined ? await lastRelease(root) : { release: 0, blocks: await schemasAt(since, root) }
  return { schemas, release, problems: await findAll({ schemas, release, root }) }
}

const findAll = async ({
  schemas,
  release,
  root,
}: Omit<LintedProject, 'problems'> & { readonly root: string }): Promise<readonly Problem[]> => {
  const problems = lintSchemas(schemas)
  // Further checks would only report a schema that does not pass several times more.
  if (problems.length > 0) return problems
  return [...(await lintFixtures(schemas, root)), ...(await lintRelease({ schemas, steps: MIGRATION_STEPS, release, root }))]
}

const run = promisify(execFile)
const BUNDLE = 'schemas/generated/bundle.json'
const MAX_BUNDLE_BYTES = 16 * 1024 * 1024

/** The block schemas of a git revision (a release's tag, `origin/main`). Throws where the revision or its bundle is missing. */
const schemasAt = async (revision: string, root: string): Promise<SchemaBundle['blocks']> => {
  const { stdout } = await run('git', ['show', `${revision}:${BUNDLE}`], { cwd: root, maxBuffer: MAX_BUNDLE_BYTES })
  // The generator wrote it, and CI compared it with what the schemas make.
  return (JSON.parse(stdout) as SchemaBundle).blocks
}
