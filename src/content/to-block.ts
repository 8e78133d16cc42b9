import type { BlockSchema } from '../../schemas/block-schema.ts'
import type { BlockMeta, BlockNode, Json } from '../../schemas/page.ts'
import { ownValue } from '../lib/own-value.ts'
import { blockName } from './block-name.ts'
import { isLink, type CmsEntry, readField } from './cms-entry.ts'
import type { Ancestor, Conversion, Step } from './conversion.ts'
import { convertValue } from './convert-value.ts'
import { isSlot } from './slots-of.ts'
import { mergeMeta, META_FIELD, readMeta } from './block-meta.ts'
import { notPublished, tell, type Finding } from './tell.ts'
import { NAME_FIELD } from './display-field.ts'
import { fallbackInWords, fallbackOf, isTranslatable } from './locales.ts'

/**
 * Parts that each hold the next one twice would unfold without end. Far beyond what a page may have (BLOCK-57), so that the
 * refusal still says by how much.
 */
const MAX_UNFOLDED = 8000
const MAX_NESTED = 40

/** The version of the schema an entry was saved for; no prop. */
const VERSION_FIELD = 'schemaVersion'

/**
 * A Contentful entry as the blocks it stands for: one node, or what a shared section holds. Generic: a field is a slot where
 * the schema says so or its value is a list of entries, else a prop. Ids are the entry's own, numbered from its second use on
 * a page. Never throws; terminates on cycles.
 */
export const toBlocks = (
  entry: CmsEntry,
  conversion: Conversion,
  where: string,
  uses: Map<string, number> = new Map(),
): readonly BlockNode[] => convert(entry, { ...conversion, where, uses, budget: { left: MAX_UNFOLDED }, ancestors: [] })

/** Entries of a list of links, as blocks; for the page's own `blocks` field. */
export const toBlockList = (links: Json | undefined, owner: CmsEntry, conversion: Conversion, where: string): readonly BlockNode[] =>
  convertList(links, owner, 'blocks', {
    ...conversion,
    where,
    uses: new Map(),
    budget: { left: MAX_UNFOLDED },
    ancestors: [{ id: owner.sys.id, name: where }],
  })

const convert = (entry: CmsEntry, step: Step): readonly BlockNode[] => {
  const type = entry.sys.contentType.sys.id
  const schema = step.schemas.get(type)
  const name = nameOf(entry, schema, step)
  const inner = { ...step, where: `${step.where} > ${name}`, ancestors: [...step.ancestors, { id: entry.sys.id, name }] }
  const meta = readMeta(entry, step)
  const fields = readFields(entry, schema, inner)
  if (schema?.['x-resolved'] === true)
    return Object.values(fields.slots)
      .flat()
      .map((node) => inheritMeta(node, meta))
  return [
    {
      id: nextId(entry.sys.id, step.uses),
      type,
      version: readVersion(entry, step.locales),
      props: fields.props,
      ...(Object.keys(fields.slots).length === 0 ? {} : { slots: fields.slots }),
      ...(meta === undefined ? {} : { meta }),
    },
  ]
}

const nameOf = (entry: CmsEntry, schema: BlockSchema | undefined, { locales }: Step): string => {
  const title = schema?.title ?? entry.sys.contentType.sys.id
  const name = blockName(schema, (field) => readField(entry.fields[field], locales))
  return name === undefined ? title : `${title} “${name}”`
}

const readFields = (
  entry: CmsEntry,
  schema: BlockSchema | undefined,
  step: Step,
): { props: BlockNode['props']; slots: NonNullable<BlockNode['slots']> } => {
  const props: Record<string, Json> = {}
  const slots: Record<string, readonly BlockNode[]> = {}
  for (const [name, values] of Object.entries(entry.fields)) {
    if (name === META_FIELD || name === VERSION_FIELD || name === NAME_FIELD) continue
    const value = readField(values, step.locales)
    if (value === undefined) continue
    reportFallback(entry, schema, name, step)
    if (isSlot(schema, name, value)) slots[name] = convertList(value, entry, name, step)
    else assign(props, name, convertValue(value, entry, schema, name, step))
  }
  return { props, slots }
}

const reportFallback = (entry: CmsEntry, schema: BlockSchema | undefined, name: string, step: Step): void => {
  if (step.language === undefined || !isTranslatable(ownValue(schema?.properties, name))) return
  const used = fallbackOf(entry.fields[name], step.locales, step.language)
  if (used === undefined) return
  tell(step, {
    code: 'missingTranslation',
    owner: entry,
    field: name,
    message: fallbackInWords(step.language, used),
    values: { wanted: step.language, used },
  })
}

const assign = (props: Record<string, Json>, name: string, value: Json | undefined): void => {
  if (value !== undefined) props[name] = value
}

const convertList = (links: Json | undefined, owner: CmsEntry, field: string, step: Step): readonly BlockNode[] =>
  (Array.isArray(links) ? links : []).flatMap((link: Json) => {
    if (!isLink(link)) return []
    const entry = step.source.entries.get(link.sys.id)
    if (entry === undefined)
      return leaveOut(step, {
        code: 'missingEntry',
        owner,
        field,
        message: notPublished(link.sys.id),
        values: { entry: link.sys.id },
        refersTo: link.sys.id,
      })
    if (step.ancestors.some(({ id }) => id === entry.sys.id))
      return leaveOut(step, { code: 'cycle', owner, field, message: cycleInWords(step.ancestors, entry.sys.id) })
    if (step.ancestors.length > MAX_NESTED)
      return leaveOut(step, { code: 'tooDeep', owner, field, message: `Blocks are nested more than ${MAX_NESTED} deep. Take levels out.` })
    step.budget.left -= 1
    // Said once: what follows is left out for the same reason.
    if (step.budget.left === 0) return leaveOut(step, { code: 'tooManyBlocks', owner, field, message: TOO_MANY })
    return step.budget.left < 0 ? [] : convert(entry, step)
  })

const TOO_MANY = `From here on blocks are left out: the page has more than ${MAX_UNFOLDED}. Take out what stands on it again and again.`

/** The way from the entry back to itself, by names: `A > B > A`. */
const cycleInWords = (ancestors: readonly Ancestor[], id: string): string => {
  const names = ancestors.slice(ancestors.findIndex((ancestor) => ancestor.id === id)).map(({ name }) => name)
  return `This leads in a circle: ${[...names, names[0] ?? ''].join(' > ')}. Take one of them out of the one before it.`
}

const leaveOut = (step: Step, finding: Finding): readonly BlockNode[] => {
  const problem = tell(step, finding)
  return step.placeOf === undefined ? [] : [step.placeOf(problem)]
}

const readVersion = (entry: CmsEntry, locales: readonly string[]): number => {
  const version = readField(entry.fields[VERSION_FIELD], locales)
  return typeof version === 'number' && Number.isInteger(version) && version > 0 ? version : 1
}

const inheritMeta = (node: BlockNode, outer: BlockMeta | undefined): BlockNode =>
  outer === undefined ? node : { ...node, meta: mergeMeta(outer, node.meta ?? {}) }

const nextId = (entryId: string, uses: Map<string, number>): string => {
  const count = (uses.get(entryId) ?? 0) + 1
  uses.set(entryId, count)
  return count === 1 ? entryId : `${entryId}-${count}`
}
