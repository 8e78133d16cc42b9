import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Temporary folders of a whole run are made in one, which goes with the run: also those of a test that was stopped half-way. */
export const setup = async (): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-tests-'))
  process.env['TMPDIR'] = folder
  return () => rm(folder, { recursive: true, force: true })
}
