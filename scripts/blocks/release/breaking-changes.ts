import type { BlockSchema, PropSchema, SlotSchema } from '../../../schemas/block-schema.ts'
import type { MigrationSteps } from '../../../schemas/migrations/steps.ts'
import type { SchemaCode } from '../lint/schema-codes.ts'
import { schemaFile, schemaProblem, type Problem } from '../lint/problem.ts'

type Blocks = Readonly<Record<string, BlockSchema>>

/**
 * What would make content that fits the schemas of the last release unfit for these; nothing where the version was raised
 * and steps lead there (BLOCK-57).
 */
export const breakingChanges = (before: Blocks, after: Blocks, steps: MigrationSteps): readonly Problem[] =>
  Object.entries(before).flatMap(([type, old]) => {
    const now = after[type]
    if (now === undefined) return [problem('schemaBreaks', type, 'the block is gone, and content that has it would show nothing')]
    const [from, to] = [old['x-version'], now['x-version']]
    if (to < from) return [problem('schemaBreaks', type, `the version went back from ${from} to ${to}`)]
    if (to > from) return missingSteps({ from, to }, steps[type]).map((message) => problem('stepMissing', type, message))
    return [...propChanges(old, now), ...slotChanges(old, now), ...positionChanges(old, now)].map((change) =>
      problem('schemaBreaks', type, `${change}; raise x-version and add a step to schemas/migrations`),
    )
  })

const problem = (code: SchemaCode, type: string, message: string): Problem =>
  schemaProblem(code, { file: schemaFile(type), where: type }, message)

const missingSteps = (
  { from, to }: { readonly from: number; readonly to: number },
  steps: MigrationSteps[string] = [],
): readonly string[] =>
  Array.from({ length: to - from }, (_, index) => from + index + 1)
    .filter((version) => !steps.some((step) => step.to === version))
    .map((version) => `there is no step to version ${version} in schemas/migrations`)

const propChanges = (old: BlockSchema, now: BlockSchema): readonly string[] => [
  ...Object.entries(old.properties).flatMap(([name, prop]) => {
    const next = now.properties[name]
    return next === undefined ? [`${name} is gone`] : narrowings(prop, next).map((what) => `${name} ${what}`)
  }),
  ...(now.required ?? []).filter((name) => !(old.required ?? []).includes(name)).map((name) => `${name} is newly required`),
]

const narrowings = (old: PropSchema, now: PropSchema): readonly string[] => {
  if (old['x-field'] !== now['x-field']) return [`changed from ${old['x-field']} to ${now['x-field']}`]
  return [
    ...(old['x-responsive'] === true && now['x-responsive'] !== true ? ['takes no values by width any more'] : []),
    ...lostValues(old.enum, now.enum),
    ...lostValues(old.items?.enum, now.items?.enum),
    ...(isBelow(now.maxLength, old.maxLength) || isBelow(now.maximum, old.maximum) || isBelow(now.maxItems, old.maxItems)
      ? ['takes less than before']
      : []),
    ...(isBelow(old.minLength ?? 0, now.minLength) || isBelow(old.minimum, now.minimum) ? ['asks for more than before'] : []),
    ...(now.pattern !== undefined && now.pattern !== old.pattern ? ['has another pattern'] : []),
  ]
}

const lostValues = (old: readonly (string | number)[] | undefined, now: readonly (string | number)[] | undefined): readonly string[] => {
  if (now === undefined) return []
  if (old === undefined) return ['takes only certain values now']
  return old.filter((value) => !now.includes(value)).map((value) => `does not take ${value} any more`)
}

/** Whether the first bound is tighter; no bound is the loosest. */
const isBelow = (one: number | undefined, other: number | undefined): boolean => one !== undefined && other !== undefined && one < other

const slotChanges = (old: BlockSchema, now: BlockSchema): readonly string[] =>
  Object.entries(old['x-slots'] ?? {}).flatMap(([name, slot]) => {
    const next = now['x-slots']?.[name]
    return next === undefined ? [`the slot ${name} is gone`] : slotNarrowings(slot, next).map((what) => `the slot ${name} ${what}`)
  })

const slotNarrowings = (old: SlotSchema, now: SlotSchema): readonly string[] => [
  ...(now.allow.includes('*')
    ? []
    : old.allow.filter((type) => !now.allow.includes(type)).map((type) => `does not take ${type === '*' ? 'every block' : type} any more`)),
  ...(now.deny ?? []).filter((type) => !(old.deny ?? []).includes(type)).map((type) => `does not take ${type} any more`),
  ...((now.min ?? 0) > (old.min ?? 0) ? [`needs at least ${now.min ?? 0}`] : []),
  ...((now.max ?? Infinity) < (old.max ?? Infinity) ? [`takes at most ${now.max ?? 0}`] : []),
]

/** A block that asks for more around it is refused where it stood. */
const positionChanges = (old: BlockSchema, now: BlockSchema): readonly string[] => [
  ...(now['x-needs'] ?? []).filter((need) => !(old['x-needs'] ?? []).includes(need)).map((need) => `newly needs the page's ${need}`),
  ...fewer('a parent', old['x-parent'], now['x-parent']),
  ...fewer('an ancestor', old['x-ancestor'], now['x-ancestor']),
]

const fewer = (what: string, old: readonly string[] | undefined, now: readonly string[] | undefined): readonly string[] => {
  if (now === undefined) return []
  if (old === undefined) return [`newly asks for ${what}`]
  return old.filter((type) => !now.includes(type)).map((type) => `does not take ${type} for ${what} any more`)
}
