import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { SchemaBundle } from '../../../schemas/block-schema.ts'

const run = promisify(execFile)
const BUNDLE = 'schemas/generated/bundle.json'
const MAX_BUNDLE_BYTES = 16 * 1024 * 1024

/** The block schemas of a git revision (a release's tag, `origin/main`). Throws where the revision or its bundle is missing. */
export const schemasAt = async (revision: string, root: string): Promise<SchemaBundle['blocks']> => {
  const { stdout } = await run('git', ['show', `${revision}:${BUNDLE}`], { cwd: root, maxBuffer: MAX_BUNDLE_BYTES })
  // The generator wrote it, and CI compared it with what the schemas make.
  return (JSON.parse(stdout) as SchemaBundle).blocks
}
