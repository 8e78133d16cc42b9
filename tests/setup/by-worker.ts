import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const ENVIRONMENT = /^\/\/ @vitest-environment (\w+)/m

/** What a worker is made for: a file of another project or environment needs another one. */
const workerOf = ({ moduleId, project }: TestSpecification): string =>
  `${project.name} ${ENVIRONMENT.exec(readFileSync(moduleId, 'utf8'))?.[1] ?? 'node'}`

/**
 * Files that can share a worker follow each other. A worker is given up as soon as the next file needs another, and the new one reads
 * and compiles the shop again: in the order of their sizes 205 files took 62 workers.
 */
export class ByWorker extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byWorker = new Map<string, TestSpecification[]>()
    for (const file of await super.sort(files)) {
      const worker = workerOf(file)
      byWorker.set(worker, [...(byWorker.get(worker) ?? []), file])
    }
    return [...byWorker.values()].flat()
  }
}
