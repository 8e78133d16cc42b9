import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Drawing, Drawings } from './drawings.ts'

/** Where a picture comes from: a drawing, or a file that was imported. */
export type ImageSource = { readonly kind: 'drawing'; readonly drawing: Drawing } | { readonly kind: 'file'; readonly file: string }

const ENDINGS = ['jpg', 'jpeg', 'png', 'webp', 'gif']
const ART_PREFIX = 'art/'

interface Options {
  readonly directory: string
  /** The path without ending. */
  readonly stem: string
  /** Endings the file may have; any where the request names none. */
  readonly endings?: readonly string[]
  readonly drawings?: Pick<Drawings, 'find'>
}

/** The original of a path without ending; undefined where there is none. */
export const findImageSource = async ({ directory, stem, endings = ENDINGS, drawings }: Options): Promise<ImageSource | undefined> => {
  const drawing = stem.startsWith(ART_PREFIX) ? drawings?.find(stem.slice(ART_PREFIX.length)) : undefined
  if (drawing !== undefined) return { kind: 'drawing', drawing }
  for (const ending of endings) {
    const file = join(directory, 'originals', `${stem}.${ending}`)
    if (await isFile(file)) return { kind: 'file', file }
  }
  return undefined
}

const isFile = (file: string): Promise<boolean> =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  )
