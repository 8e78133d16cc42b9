import { z } from 'zod'
import { invalidEntry, type FieldProblem } from '../errors.ts'
import type { EntityBody, Fields } from '../model.ts'
import { linkTo } from '../model.ts'
import type { Deps } from '../deps.ts'
import { loadFields, type FieldOwner } from '../read/load-fields.ts'
import { loadLocales } from '../read/load-locales.ts'
import { parseBody } from './parse-body.ts'

const links = z.array(z.object({ sys: z.object({ id: z.string(), linkType: z.string() }) })).default([])
const entityBody = z.object({
  fields: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
  metadata: z.object({ tags: links, concepts: links }).default({ tags: [], concepts: [] }),
})

/**
 * An entry's or asset's body as sent. A draft may lack anything, but a field or a locale that does not exist is a
 * mistake already when it is saved.
 */
export const readEntityBody = async (deps: Deps, owner: FieldOwner, body: unknown): Promise<EntityBody> => {
  const { fields, metadata } = parseBody(entityBody, body)
  const problems = await unknownNames(deps, owner, fields)
  if (problems.length > 0) throw invalidEntry(problems)
  const toLinks = (given: z.output<typeof links>) => given.map(({ sys }) => linkTo(sys.linkType, sys.id))
  return { fields: withoutNulls(fields), metadata: { tags: toLinks(metadata.tags), concepts: toLinks(metadata.concepts) } }
}

const unknownNames = async (deps: Deps, owner: FieldOwner, fields: Fields): Promise<readonly FieldProblem[]> => {
  const known = (await loadFields(deps, 'management'))(owner)
  const locales = await loadLocales(deps)
  return Object.entries(fields).flatMap(([id, values]) => {
    if (!known.some((field) => field.id === id)) return [unknown(['fields', id])]
    return Object.keys(values)
      .filter((code) => !locales.some((locale) => locale.code === code))
      .map((code) => unknown(['fields', id, code]))
  })
}

const unknown = (path: readonly string[]): FieldProblem => ({
  name: 'unknown',
  path,
  details: `The property "${path.at(-1)}" is not allowed here.`,
})

/** Null is how clients clear a value. */
const withoutNulls = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([id, values]) => [
      id,
      Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined)),
    ]),
  )
