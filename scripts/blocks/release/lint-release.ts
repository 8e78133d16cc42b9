import type { MigrationSteps } from '../../../schemas/migrations/steps.ts'
import { schemaProblem, type Problem } from '../lint/problem.ts'
import type { Schemas } from '../read-schemas.ts'
import { breakingChanges } from './breaking-changes.ts'
import { lintOldContent } from './lint-old-content.ts'
import type { Release } from './releases.ts'

interface Input {
  readonly schemas: Schemas
  readonly steps: MigrationSteps
  /** What the schemas are compared with. */
  readonly release: Release | undefined
  readonly root: string
}

/** Whether content of the last release, and of every version before, still fits. */
export const lintRelease = async (input: Input): Promise<readonly Problem[]> => {
  const { schemas, steps, release } = input
  // The running shop knows no examples, and a release records what it runs.
  const changes =
    release === undefined
      ? [schemaProblem('releaseMissing', { file: 'schemas/releases', where: 'releases' }, 'no release is recorded yet')]
      : breakingChanges(release.blocks, schemas.bundle.blocks, steps)
  return [...changes, ...(await lintOldContent(input))]
}
