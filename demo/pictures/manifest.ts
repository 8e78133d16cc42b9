import type { ReadyPictures } from '../../server/images/ready-pictures.ts'
import { projectPath } from '../../server/paths.ts'
import pictures from './pictures.json' with { type: 'json' }

/** The files that `npm run pictures` renders. */
export const DEMO_PICTURES: ReadyPictures = { folder: projectPath('demo/pictures/files'), prefix: 'art/' }

/** What is rendered of a design; its pictures are `{design}-{color}-{frame}`. */
export interface Design {
  readonly frames: readonly string[]
  readonly colors: readonly string[]
}

interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Designs of products by name; several products share one. */
export const DESIGNS: Readonly<Record<string, Design>> = pictures.designs

/** Pictures of the content by name. */
export const SCENES: Readonly<Record<string, PictureSize>> = pictures.scenes

/** The address of a picture by its name. */
export const pictureAddress = (name: string): string => `/images/${DEMO_PICTURES.prefix}${name}.jpg`
