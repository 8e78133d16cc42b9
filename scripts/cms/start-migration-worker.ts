import type { CmsConnection } from './connect-cms.ts'
import type { ExistingModel } from './existing-model.ts'
import type { MigrationFile } from './list-migrations.ts'
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { pathToFileURL } from 'node:url'
import { projectPath } from '../../server/paths.ts'

/** What the worker has to do. `resumeWith` is there when the migration may have run in part before. */
export interface ApplyMigration {
  readonly connection: CmsConnection
  readonly file: MigrationFile
  readonly resumeWith?: ExistingModel
}

/** What it answers, once for each. */
export type MigrationOutcome = { readonly isApplied: true } | { readonly isApplied: false; readonly problem: string }

/** The migration tool in its own process. */
export interface MigrationWorker {
  /** Throws what the tool said when a migration does not go through. */
  readonly apply: (migration: ApplyMigration) => Promise<void>
  readonly stop: () => void
}

const MAX_OUTPUT = 4_000
/** The tool would send everything through a proxy of the environment, even to this machine. */
const PROXY_VARIABLES = /^(?:https?_proxy|contentful_proxy)$/i

/** The tool's output is only part of a failure's message: it prints every request several times. */
export const startMigrationWorker = (): MigrationWorker => {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  const script = projectPath('scripts/cms/migration-worker.ts')
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !PROXY_VARIABLES.test(name)))
  // The tool leaves error logs in its working directory.
  const child = spawn(process.execPath, ['--import', tsx, script], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], cwd: tmpdir(), env })
  let output = ''
  const append = (chunk: Buffer): void => {
    output = (output + chunk.toString('utf8')).slice(-MAX_OUTPUT)
  }
  child.stdout?.on('data', append)
  child.stderr?.on('data', append)

  const apply = ({ ...migration }: ApplyMigration): Promise<void> =>
    new Promise((resolve, reject) => {
      const fail = (problem: string) => reject(new Error(`The migration ${migration.file.name} failed. ${problem}\n${output}`))
      const onExit = (): void => fail('The migration tool ended early.')
      const onError = ({ message }: Error): void => fail(message)
      child.once('exit', onExit)
      child.once('error', onError)
      child.once('message', (message) => {
        child.off('exit', onExit)
        child.off('error', onError)
        // Sent by migration-worker.ts and nobody else.
        const outcome = message as MigrationOutcome
        if (outcome.isApplied) resolve()
        else fail(outcome.problem)
      })
      child.send(migration)
    })

  return { apply, stop: () => void child.kill() }
}
