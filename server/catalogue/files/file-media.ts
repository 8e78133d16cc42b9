import type { LocalisedText, MediaRow } from '../../database/schema/catalogue.ts'
import type { PictureStore } from '../../images/picture-store.ts'
import type { RowProblem } from '../importer.ts'
import { importImage } from './import-image.ts'
import type { PictureReader } from './read-pictures.ts'
import { defined } from '../../../src/lib/defined.ts'

/** A picture as a file names it. */
export interface RequestedPicture extends Pick<RowProblem, 'file' | 'line' | 'column'> {
  /** An address, or a path. */
  readonly source: string
  /** The stored file's name before its hash. */
  readonly name: string
  readonly alt: LocalisedText
  readonly colorSlug?: string
}

interface Request {
  readonly requested: readonly RequestedPicture[]
  readonly read: PictureReader
  readonly pictures: Pick<PictureStore, 'put'>
  /** Folder of the importer below the pictures. */
  readonly importer: string
}

/** The pictures of a product that could be had, in their order, and what was wrong with the others. */
export const fileMedia = async (
  request: Request,
): Promise<{ readonly media: readonly MediaRow[]; readonly problems: readonly RowProblem[] }> => {
  const outcomes = await Promise.all(request.requested.map((picture) => takePicture(picture, request)))
  return {
    media: outcomes.flatMap(({ row }) => row ?? []),
    problems: outcomes.flatMap(({ problem }) => problem ?? []),
  }
}

const takePicture = async (
  picture: RequestedPicture,
  { read, pictures, importer }: Request,
): Promise<{ readonly row?: MediaRow; readonly problem?: RowProblem }> => {
  const { source, name, alt, colorSlug, file, line, column } = picture
  const fail = (reason: string) => ({
    problem: { file, line, column, message: `The picture ${source.slice(0, LONGEST_NAMED)} ${reason}.` },
  })
  const { content, reason } = await read(source)
  if (content === undefined) return fail(reason)
  const image = await importImage({ content, pictures, source: importer, name })
  return image === undefined ? fail('is no picture') : { row: { ...image, alt, ...defined({ colorSlug }) } }
}

const LONGEST_NAMED = 200
