import { z } from 'zod'
import type { Clip } from '../../../src/content/clipboard/clip.ts'
import { UsageError } from '../../blocks/commands/usage-error.ts'

const id = z.string().regex(/^[A-Za-z0-9._-]{1,64}$/)
const block = z.object({ id, type: id, fields: z.record(z.string(), z.record(z.string(), z.unknown())) })
const clip = z.object({
  vitrine: z.literal('blocks'),
  format: z.literal(1),
  release: z.string(),
  roots: z.array(id).min(1),
  blocks: z.array(block),
})

/** What somebody copied. Words before the JSON, as npm prints them into a pipe, do not matter. Throws a UsageError for anything else. */
export const readClip = (text: string): Clip => {
  const value = parse(text.slice(Math.max(text.indexOf('{'), 0)))
  const { success, error } = clip.safeParse(value)
  if (!success) throw new UsageError(`This is not what "Copy block" or npm run cms copy makes: ${z.prettifyError(error)}`)
  // As it was parsed, and not as the check rebuilt it: it goes on byte for byte.
  const read = value as Clip
  if (new Set(read.blocks.map((each) => each.id)).size < read.blocks.length) throw new UsageError('A block is in it twice.')
  return read
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new UsageError('This is no JSON. Copy the blocks again.', { cause })
  }
}
