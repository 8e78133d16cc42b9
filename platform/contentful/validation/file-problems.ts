import type { FieldProblem } from '../errors.ts'
import { isRecord, type Validation } from '../model.ts'
import { mimetypeGroupOf } from '../query/mimetype-group.ts'
import { isWithin, span } from './bounds.ts'

type File = Readonly<Record<string, unknown>>
type Problem = Omit<FieldProblem, 'path'>

/** What the files of an asset, one a language, break of a field's rules on files. */
export const fileProblems = (rule: Validation, files: unknown): readonly Problem[] => {
  const all = Object.values(isRecord(files) ? files : {}).filter(isRecord)
  const first = (problemOf: (file: File) => Problem | undefined): readonly Problem[] => {
    const problem = all.map(problemOf).find((each) => each !== undefined)
    return problem === undefined ? [] : [problem]
  }
  return [
    ...first((file) => groupProblem(rule['linkMimetypeGroup'], file)),
    ...first((file) => sizeProblem(rule['assetFileSize'], file)),
    ...first((file) => pixelProblem(rule['assetImageDimensions'], file)),
  ]
}

const groupProblem = (groups: unknown, { contentType }: File): Problem | undefined => {
  if (!Array.isArray(groups) || groups.includes(mimetypeGroupOf(String(contentType)))) return undefined
  return { name: 'linkMimetypeGroup', mimetypeGroupName: groups, details: `The file is none of: ${groups.join(', ')}` }
}

const sizeProblem = (bounds: unknown, { details }: File): Problem | undefined => {
  const size = isRecord(details) ? details['size'] : undefined
  if (!isRecord(bounds) || typeof size !== 'number' || isWithin(bounds, size)) return undefined
  return { name: 'assetFileSize', ...bounds, details: `File size in bytes must be ${span(bounds)}` }
}

const pixelProblem = (bounds: unknown, { details }: File): Problem | undefined => {
  const image = isRecord(details) && isRecord(details['image']) ? details['image'] : undefined
  if (!isRecord(bounds) || image === undefined) return undefined
  const isFit = (side: 'width' | 'height') => {
    const [allowed, pixels] = [bounds[side], image[side]]
    return !isRecord(allowed) || typeof pixels !== 'number' || isWithin(allowed, pixels)
  }
  if (isFit('width') && isFit('height')) return undefined
  const sides = (['width', 'height'] as const).filter((side) => !isFit(side))
  const words = sides.map((side) => `${side} in pixels must be ${span(isRecord(bounds[side]) ? bounds[side] : {})}`)
  return { name: 'assetImageDimensions', ...bounds, details: `The image's ${words.join(', its ')}` }
}
