import type { FieldProblem } from '../errors.ts'
import { isLink, type FieldDefinition, type Validation, isRecord } from '../model.ts'
import { linksIn } from '../query/searchable.ts'
import { mimetypeGroupOf } from '../query/mimetype-group.ts'
import type { FindTarget } from './link-targets.ts'
import { inItsWords } from './rule-problems.ts'
import { isWithin, span } from './bounds.ts'

type Path = FieldProblem['path']

/** Links of a value that lead nowhere. */
export const unresolvedIn = (value: unknown, path: Path, findTarget: FindTarget): readonly FieldProblem[] => {
  if (Array.isArray(value)) return value.flatMap((item, index) => unresolvedIn(item, [...path, index], findTarget))
  return linksIn(value)
    .filter((link) => (link.sys.linkType === 'Entry' || link.sys.linkType === 'Asset') && findTarget(link) === undefined)
    .map((link) => ({ name: 'notResolvable', link: { type: 'Link', linkType: link.sys.linkType, id: link.sys.id }, path }))
}

/** Links to something of a content type, or an asset of a kind, that the field does not take. */
export const linkProblems = (field: FieldDefinition, value: unknown, path: Path, findTarget: FindTarget): readonly FieldProblem[] => {
  if (field.type === 'Array' && Array.isArray(value)) {
    return value.flatMap((item, index) => linkRuleProblems(field.items?.validations ?? [], item, [...path, index], findTarget))
  }
  return linkRuleProblems(field.validations ?? [], value, path, findTarget)
}

const linkRuleProblems = (rules: readonly Validation[], value: unknown, path: Path, findTarget: FindTarget): readonly FieldProblem[] => {
  const target = isLink(value) ? findTarget(value) : undefined
  if (target === undefined) return []
  return rules.flatMap((rule) => {
    const types = rule['linkContentType']
    const allowed = Array.isArray(types) ? types : typeof types === 'string' ? [types] : undefined
    if (allowed !== undefined && !allowed.includes(target.parentId)) {
      return [
        {
          name: 'linkContentType',
          contentTypeId: allowed,
          value,
          path,
          details: `The entry is of the content type "${target.parentId}", which is not among ${allowed.join(', ')}`,
        },
      ]
    }
    return fileProblems(rule, target.body.fields['file']).map((problem) =>
      inItsWords(rule, { ...problem, name: String(problem.name), value, path }),
    )
  })
}

type File = Readonly<Record<string, unknown>>
type Problem = Omit<FieldProblem, 'path'>

/** What the files of an asset, one a language, break of a field's rules on files. */
const fileProblems = (rule: Validation, files: unknown): readonly Problem[] => {
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
