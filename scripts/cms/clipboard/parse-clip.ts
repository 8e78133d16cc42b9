import type { Clip } from '../../../src/content/clipboard/clip.ts'
import { readClip } from '../../../src/content/clipboard/read-clip.ts'
import { UsageError } from '../../blocks/commands/usage-error.ts'

/** What somebody copied. Throws a UsageError for anything else. */
export const parseClip = (text: string): Clip => {
  const read = readClip(text)
  if ('clip' in read) return read.clip
  if (read.failure === 'otherShape') throw new UsageError(`This is not what "Copy block" or npm run cms copy makes: ${read.details}`)
  throw new UsageError(read.failure === 'noJson' ? 'This is no JSON. Copy the blocks again.' : 'A block is in it twice.')
}
