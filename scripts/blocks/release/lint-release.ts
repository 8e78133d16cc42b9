import type { MigrationSteps } from '../../../schemas/migrations/steps.ts'
import type { Finding } from '../lint/finding.ts'
import { schemaFinding } from '../lint/schema-finding.ts'
import type { Schemas } from '../read-schemas.ts'
import { breakingChanges } from './breaking-changes.ts'
import { lintOldContent } from './lint-old-content.ts'
import type { Release } from './releases.ts'

interface Order {
  readonly schemas: Schemas
  readonly steps: MigrationSteps
  /** What the schemas are compared with. */
  readonly release: Release | undefined
  readonly root: string
}

/** Whether content of the last release, and of every version before, still fits. */
export const lintRelease = async (order: Order): Promise<readonly Finding[]> => {
  const { schemas, steps, release } = order
  // The running shop knows no examples, and a release records what it runs.
  const changes =
    release === undefined
      ? [schemaFinding('releaseMissing', { file: 'schemas/releases', where: 'releases' }, 'no release is recorded yet')]
      : breakingChanges(release.blocks, schemas.bundle.blocks, steps)
  return [...changes, ...(await lintOldContent(order))]
}
