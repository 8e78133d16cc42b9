import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { findArt, type Art } from '../../demo/art/find-art.ts'

/** Where a picture comes from: a drawing, or a file that was imported. */
export type ImageSource = { readonly kind: 'art'; readonly art: Art } | { readonly kind: 'file'; readonly file: string }

const ENDINGS = ['jpg', 'jpeg', 'png', 'webp', 'gif']
const ART_PREFIX = 'art/'

/** The original of a path without ending; undefined where there is none. */
export const findImageSource = async (
  directory: string,
  stem: string,
  endings: readonly string[] = ENDINGS,
): Promise<ImageSource | undefined> => {
  const art = stem.startsWith(ART_PREFIX) ? findArt(stem.slice(ART_PREFIX.length)) : undefined
  if (art !== undefined) return { kind: 'art', art }
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
