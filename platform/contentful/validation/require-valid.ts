import { invalidEntry, notFound, unresolvedLinks, type FieldProblem } from '../errors.ts'
import { isRecord, linkTo, type EntityBody, type FieldDefinition, type LocaleBody } from '../model.ts'
import type { Deps } from '../deps.ts'
import { linksIn } from '../query/searchable.ts'
import { loadLocales } from '../read/load-locales.ts'
import type { Resource } from '../storage/resource.ts'
import { listResources } from '../storage/list-resources.ts'
import { linkProblems, unresolvedIn } from './link-problems.ts'
import { loadTargets } from './link-targets.ts'
import { ruleProblems } from './rule-problems.ts'
import { typeProblems } from './type-problem.ts'

/**
 * Refuses to let a draft go live that breaks its content type: InvalidEntry, then UnresolvedLinks. `targetsOf` finds what its links
 * lead to, in the database unless given.
 */
export const requireValid = async (
  deps: Deps,
  resource: Resource<EntityBody>,
  targetsOf: typeof loadTargets = loadTargets,
): Promise<void> => {
  if (resource.kind === 'Asset') return requireFile(resource)
  const fields = await fieldsOf(deps, resource)
  const values = valuesOf(resource, fields)
  // What looks like a link inside a JSON object is data.
  const linking = values.filter(({ field }) => field.type !== 'Object')
  const findTarget = await targetsOf(
    deps,
    linking.flatMap(({ value }) => linksIn(value)),
  )
  const problems = [
    ...missing(resource, fields, await loadLocales(deps)),
    ...values.flatMap(({ field, value, path }) => valueProblems(field, value, path)),
    ...linking.flatMap(({ field, value, path }) => linkProblems(field, value, path, findTarget)),
    ...(await uniqueProblems(deps, resource, fields)),
  ]
  if (problems.length > 0) throw invalidEntry(problems)
  const unresolved = linking.flatMap(({ value, path }) => unresolvedIn(value, path, findTarget))
  if (unresolved.length > 0) throw unresolvedLinks(unresolved)
}

const fieldsOf = async ({ settings }: Deps, { parentId }: Resource<EntityBody>): Promise<readonly FieldDefinition[]> => {
  const type = (await settings()).contentTypes.get(parentId ?? '')
  if (type?.publishedBody === null || type === undefined) throw notFound('ContentType', parentId ?? '')
  return type.publishedBody.fields
}

const valuesOf = ({ body }: Resource<EntityBody>, fields: readonly FieldDefinition[]) =>
  fields
    .filter(({ type }) => type !== 'ResourceLink')
    .flatMap((field) =>
      Object.entries(body.fields[field.id] ?? {}).map(([code, value]) => ({ field, value, path: ['fields', field.id, code] })),
    )

/** Rules are asked only of a value of the right type; a list's own rules and its items' rules are apart. */
const valueProblems = (field: FieldDefinition, value: unknown, path: FieldProblem['path']): readonly FieldProblem[] => {
  const wrongType = typeProblems(field, value, path)
  if (wrongType.length > 0) return wrongType
  const items = Array.isArray(value)
    ? value.flatMap((item, index) => ruleProblems(field.items?.validations ?? [], item, [...path, index]))
    : []
  return [...ruleProblems(field.validations ?? [], value, path), ...items]
}

/** Required means in the default locale and in every locale that may not be left empty. */
const missing = (
  { body }: Resource<EntityBody>,
  fields: readonly FieldDefinition[],
  locales: readonly LocaleBody[],
): readonly FieldProblem[] =>
  fields
    .filter(({ required, omitted }) => required === true && omitted !== true)
    .flatMap(({ id, localized }) =>
      locales
        .filter((locale) => locale.default || (localized === true && !locale.optional))
        .filter(({ code }) => isEmpty(body.fields[id]?.[code]))
        .map(({ code }) => ({ name: 'required', path: ['fields', id, code], details: `The property "${id}" is required here` })),
    )

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const requireFile = ({ body }: Resource<EntityBody>): void => {
  const files = Object.values(body.fields['file'] ?? {})
  const isReady = files.length > 0 && files.every((file) => isRecord(file) && typeof file['url'] === 'string')
  if (!isReady)
    throw invalidEntry([
      { name: 'required', path: ['fields', 'file'], details: 'The file must be processed before the asset can be published' },
    ])
}

/** Values of unique fields that another published entry of the same type already has in the same locale. */
const uniqueProblems = async (
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
