import type { FieldProblem } from '../errors.ts'
import { isLink, isRecord, type FieldDefinition, type Validation } from '../model.ts'
import { linksIn } from '../query/searchable.ts'
import type { FindTarget } from './link-targets.ts'

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
    const wanted = Array.isArray(types) ? types : typeof types === 'string' ? [types] : undefined
    if (wanted !== undefined && !wanted.includes(target.parentId)) {
      return [
        {
          name: 'linkContentType',
          contentTypeId: wanted,
          value,
          path,
          details: `The entry is of the content type "${target.parentId}", which is not among ${wanted.join(', ')}`,
        },
      ]
    }
    return mimetypeProblem(rule['linkMimetypeGroup'], target.body.fields['file'], value, path)
  })
}

const mimetypeProblem = (groups: unknown, files: unknown, value: unknown, path: Path): readonly FieldProblem[] => {
  if (!Array.isArray(groups) || !isRecord(files)) return []
  const types = Object.values(files).flatMap((file) => (isRecord(file) ? [String(file['contentType'])] : []))
  if (types.every((type) => groups.includes(type.split('/')[0]))) return []
  return [{ name: 'linkMimetypeGroup', mimetypeGroupName: groups, value, path, details: `The file is none of: ${groups.join(', ')}` }]
}
