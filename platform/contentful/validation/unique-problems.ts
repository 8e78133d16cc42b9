import type { FieldProblem } from '../errors.ts'
import { linkTo, type EntityBody, type FieldDefinition } from '../model.ts'
import type { Deps } from '../deps.ts'
import { listResources } from '../storage/list-resources.ts'
import type { Resource } from '../storage/resource.ts'

/** Values of unique fields that another published entry of the same type already has in the same locale. */
export const uniqueProblems = async (
  deps: Deps,
  resource: Resource<EntityBody>,
  fields: readonly FieldDefinition[],
): Promise<readonly FieldProblem[]> => {
  const unique = fields.filter(({ validations }) => validations?.some((rule) => rule['unique'] === true))
  if (unique.length === 0 || resource.parentId === null) return []
  const published = await listResources<EntityBody>(deps.database, { kind: 'Entry', parentIds: [resource.parentId], isPublished: true })
  const others = published.filter(({ id }) => id !== resource.id)
  return unique.flatMap(({ id }) =>
    Object.entries(resource.body.fields[id] ?? {}).flatMap(([code, value]) => {
      const conflicting = others
        .filter((other) => other.publishedBody?.fields[id]?.[code] === value)
        .map((other) => linkTo('Entry', other.id))
      return conflicting.length === 0
        ? []
        : [{ name: 'unique', path: ['fields', id, code], value, conflicting, details: 'Same field value present in other entry' }]
    }),
  )
}
