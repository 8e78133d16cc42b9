import type { FieldProblem } from '../errors.ts'
import { isLink, type FieldDefinition, type Validation } from '../model.ts'
import { linksIn } from '../query/searchable.ts'
import { fileProblems } from './file-problems.ts'
import type { FindTarget } from './link-targets.ts'
import { inItsWords } from './rule-problems.ts'

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
