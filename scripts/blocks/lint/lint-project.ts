import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { MIGRATION_STEPS } from '../../../schemas/migrations/steps.ts'
import { readSchemas, type Schemas } from '../read-schemas.ts'
import { lintRelease } from '../release/lint-release.ts'
import { lastRelease, type Release } from '../release/releases.ts'
import { schemasAt } from '../release/schemas-at.ts'
import type { Finding } from './finding.ts'
import { lintFixtures } from './lint-fixtures.ts'
import { lintSchemas } from './lint-schemas.ts'

export interface LintedProject {
  readonly schemas: Schemas
  /** The last release recorded, or the revision asked for as release 0. */
  readonly release: Release | undefined
  readonly findings: readonly Finding[]
}

/** Schemas, fixtures and steps of the project in `root`, compared with the last release or with a git revision. */
export const lintProject = async (root: string, since?: string): Promise<LintedProject> => {
  const schemas = await readSchemas(new URL('schemas/', pathToFileURL(join(root, '/'))))
  const release = since === undefined ? await lastRelease(root) : { release: 0, blocks: await schemasAt(since, root) }
  return { schemas, release, findings: await findAll({ schemas, release, root }) }
}

const findAll = async ({
  schemas,
  release,
  root,
}: Omit<LintedProject, 'findings'> & { readonly root: string }): Promise<readonly Finding[]> => {
  const findings = lintSchemas(schemas)
  // What follows would only repeat, in more places, that a schema does not pass.
  if (findings.length > 0) return findings
  return [...(await lintFixtures(schemas, root)), ...(await lintRelease({ schemas, steps: MIGRATION_STEPS, release, root }))]
}
