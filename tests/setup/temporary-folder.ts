import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const NAME = 'vitrine-tests-'

/** Temporary folders of a whole run are made in one, which goes with the run: also those of a test that was stopped half-way. */
export const setup = async (): Promise<(() => Promise<void>) | undefined> => {
  // Once for each project, in one process.
  if (basename(tmpdir()).startsWith(NAME)) return undefined
  const folder = await mkdtemp(join(tmpdir(), NAME))
  // Programs that a test starts as another user pass through it.
  await chmod(folder, 0o711)
  process.env['TMPDIR'] = folder
  return () => rm(folder, { recursive: true, force: true })
}
