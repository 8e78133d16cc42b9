import type { BlockSchema } from '../../schemas/block-schema.ts'
import type { BlockMeta, BlockNode, Json } from '../../schemas/page.ts'
import { ownValue } from '../lib/own-value.ts'
import { mergeMeta, META_FIELD, readMeta } from './block-meta.ts'
import { entryName, NAME_FIELD } from './block-name.ts'
import { isLink, readField, isSlot, type CmsEntry } from './cms-entry.ts'
import {
  fallbackText,
  notPublished,
  reportProblem,
  type Ancestor,
  type Conversion,
  type ConversionStep,
  type FieldProblem,
} from './conversion.ts'
import { convertValue } from './convert-value.ts'
import { fallbackOf, isTranslatable } from './locales.ts'
import { defined } from '../lib/defined.ts'

/**
 * Parts that each hold the next one twice would unfold without end. Far beyond what a page may have (BLOCK-57), so that the
 * refusal still says by how much.
 */
const MAX_UNFOLDED = 8000
const MAX_NESTED = 40

/** The version of the schema an entry was saved for; no prop. */
export const VERSION_FIELD = 'schemaVersion'

/**
 * Entries of a list of links, here the page's own `blocks` field, as the blocks they stand for: each one node, or what a shared
 * section holds. Generic: a field is a slot where the schema says so or its value is a list of entries, else a prop. Ids are
 * the entry's own, numbered from its second use on a page. Never throws; terminates on cycles.
 */
export const toBlockList = (links: Json | undefined, owner: CmsEntry, conversion: Conversion, name: string): readonly BlockNode[] =>
  convertList(links, owner, 'blocks', pageStep(owner, conversion, name))

/** A conversion at the page itself. */
export const pageStep = (page: CmsEntry, conversion: Conversion, name: string): ConversionStep => ({
  ...conversion,
  names: [name],
  uses: new Map(),
  budget: { left: MAX_UNFOLDED },
  ancestors: [{ id: page.sys.id, name }],
})

const convertList = (links: Json | undefined, owner: CmsEntry, field: string, step: ConversionStep): readonly BlockNode[] =>
  (Array.isArray(links) ? links : []).flatMap((link: Json) => {
    if (!isLink(link)) return []
    const { id } = link.sys
    const entry = step.source.entries.get(id)
    if (entry === undefined)
      return leaveOut(step, { code: 'missingEntry', owner, field, message: notPublished(id), values: { entry: id }, refersTo: id })
    if (step.ancestors.some((ancestor) => ancestor.id === id))
      return leaveOut(step, {
        code: 'cycle',
        owner,
        field,
        message: cycleInWords(step.ancestors, id),
        values: { way: wayBack(step.ancestors, id) },
      })
    if (step.ancestors.length > MAX_NESTED)
      return leaveOut(step, {
        code: 'tooDeep',
        owner,
        field,
        message: `Blocks are nested more than ${MAX_NESTED} deep. Take levels out.`,
        values: { most: MAX_NESTED },
      })
    step.budget.left -= 1
    // Reported once: what follows is left out for the same reason.
    if (step.budget.left === 0)
      return leaveOut(step, { code: 'tooManyBlocks', owner, field, message: TOO_MANY, kind: 'fromHere', values: { most: MAX_UNFOLDED } })
    return step.budget.left < 0 ? [] : convertEntry(entry, step)
  })

const TOO_MANY = `From here on blocks are left out: the page has more than ${MAX_UNFOLDED}. Take out what stands on it again and again.`

/** The way from the entry back to itself, by names: `A > B > A`. */
const wayBack = (ancestors: readonly Ancestor[], id: string): string => {
  const names = ancestors.slice(ancestors.findIndex((ancestor) => ancestor.id === id)).map(({ name }) => name)
  return [...names, names[0] ?? ''].join(' > ')
}

const cycleInWords = (ancestors: readonly Ancestor[], id: string): string =>
  `This leads in a circle: ${wayBack(ancestors, id)}. Take one of them out of the one before it.`

const leaveOut = (step: ConversionStep, text: FieldProblem): readonly BlockNode[] => {
  const problem = reportProblem(step, text)
  return step.substituteFor === undefined ? [] : [step.substituteFor(problem)]
}

const convertEntry = (entry: CmsEntry, outer: ConversionStep): readonly BlockNode[] => {
  const type = entry.sys.contentType.sys.id
  const schema = outer.schemas.get(type)
  const name = entryName(entry, schema, outer.locales)
  const step = { ...outer, names: [...outer.names, name], ancestors: [...outer.ancestors, { id: entry.sys.id, name }] }
  const meta = readMeta(entry, step)
  const { props, slots } = convertFields(entry, schema, step)
  if (schema?.['x-resolved'] === true)
    return Object.values(slots)
      .flat()
      .map((node) => inheritMeta(node, meta))
  return [
    {
      id: nextId(entry.sys.id, step.uses),
      type,
      version: readVersion(entry, step.locales),
      props,
      ...(Object.keys(slots).length === 0 ? {} : { slots }),
      ...defined({ meta }),
    },
  ]
}

const convertFields = (
  entry: CmsEntry,
  schema: BlockSchema | undefined,
  step: ConversionStep,
): { props: BlockNode['props']; slots: NonNullable<BlockNode['slots']> } => {
  const props: Record<string, Json> = {}
  const slots: Record<string, readonly BlockNode[]> = {}
  for (const [name, values] of Object.entries(entry.fields)) {
    if (name === META_FIELD || name === VERSION_FIELD || name === NAME_FIELD) continue
    const value = readField(values, step.locales)
    if (value === undefined) continue
    reportFallback(entry, schema, name, step)
    if (isSlot(schema, name, value)) {
      slots[name] = convertList(value, entry, name, step)
      continue
    }
    const prop = convertValue(value, entry, schema, name, step)
    if (prop !== undefined) props[name] = prop
  }
  return { props, slots }
}

const reportFallback = (owner: CmsEntry, schema: BlockSchema | undefined, field: string, step: ConversionStep): void => {
  if (step.language === undefined || !isTranslatable(ownValue(schema?.properties, field))) return
  const used = fallbackOf(owner.fields[field], step.locales, step.language)
  if (used !== undefined) reportProblem(step, { ...fallbackText(step.language, used), owner, field })
}

const inheritMeta = (node: BlockNode, outer: BlockMeta | undefined): BlockNode =>
  outer === undefined ? node : { ...node, meta: mergeMeta(outer, node.meta ?? {}) }

const nextId = (entryId: string, uses: Map<string, number>): string => {
  const count = (uses.get(entryId) ?? 0) + 1
  uses.set(entryId, count)
  return count === 1 ? entryId : `${entryId}-${count}`
}

const readVersion = (entry: CmsEntry, locales: readonly string[]): number => {
  const version = readField(entry.fields[VERSION_FIELD], locales)
  return typeof version === 'number' && Number.isInteger(version) && version > 0 ? version : 1
}
