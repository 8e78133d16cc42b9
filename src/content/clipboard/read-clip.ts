import { z } from 'zod'
import type { Clip } from './clip.ts'

const id = z.string().regex(/^[A-Za-z0-9._-]{1,64}$/)
const block = z.object({ id, type: id, fields: z.record(z.string(), z.record(z.string(), z.unknown())) })
const clip = z.object({
  vitrine: z.literal('blocks'),
  format: z.literal(1),
  release: z.string(),
  roots: z.array(id).min(1),
  blocks: z.array(block),
})

/** A clip, or why a text is none: no JSON, JSON of something else (`details` says what), or a block that is in it twice. */
export type ReadClip =
  | { readonly clip: Clip }
  | { readonly failure: 'noJson' | 'twice' }
  | { readonly failure: 'otherShape'; readonly details: string }

/** What somebody copied. Words before the JSON, as npm prints them into a pipe, do not matter. Never throws. */
export const readClip = (text: string): ReadClip => {
  const value = parse(text.slice(Math.max(text.indexOf('{'), 0)))
  if (value === undefined) return { failure: 'noJson' }
  const { success, error } = clip.safeParse(value)
  if (!success) return { failure: 'otherShape', details: z.prettifyError(error) }
  // As it was parsed, and not as the check rebuilt it: it goes on byte for byte.
  const read = value as Clip
  return new Set(read.blocks.map((each) => each.id)).size < read.blocks.length ? { failure: 'twice' } : { clip: read }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // Whatever else is on a clipboard.
    return undefined
  }
}
