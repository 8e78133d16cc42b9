import type { BlockSchema, Hydration, PropSchema, SlotSchema } from '../../../schemas/block-schema.ts'
import { PAGE_KINDS, recordOf } from '../../../schemas/page-kinds.ts'
import { describeLimits } from './describe-limits.ts'
import { BANNER, markdownTable } from './markdown.ts'

type Blocks = Readonly<Record<string, BlockSchema>>

/** docs/blocks/types/<type>.md: fields, limits, slots, needs, who may contain it, an example. */
export const typePage = (type: string, blocks: Blocks): string => {
  const schema = blocks[type]
  if (schema === undefined) throw new Error(`There is no block type ${type}.`)
  const sections = [
    `# ${schema.title}`,
    `\`${type}\`, version ${schema['x-version']}, group ${schema['x-group']}, ${HYDRATION[schema['x-hydrate'] ?? 'never']}`,
    schema.description,
    ...fieldSection(schema),
    ...slotSection(schema),
    `## Where it may be\n\n${positionsOf(type, schema, blocks)
      .map((line) => `- ${line}`)
      .join('\n')}`,
    ...exampleSection(schema),
  ]
  return `${BANNER}\n${sections.join('\n\n')}\n`
}

const HYDRATION: Readonly<Record<Hydration, string>> = {
  never: 'stays HTML',
  intent: 'hydrates when somebody points at it',
  use: 'hydrates once somebody uses the page and it is near',
  visible: 'hydrates when it is scrolled near',
  idle: 'hydrates when the browser rests',
  load: 'hydrates at once',
}

const fieldSection = ({ properties, required = [] }: BlockSchema): readonly string[] => {
  const rows = Object.entries(properties).map(([name, prop]) => [
    `\`${name}\``,
    `**${prop.title}**. ${prop.description ?? ''}`,
    describeLimits(prop),
    prop['x-localized'] === true ? 'each language' : 'all languages',
    required.includes(name) ? 'has to be filled in' : defaultOf(prop),
  ])
  return rows.length === 0 ? [] : [`## Fields\n\n${markdownTable(['Field', 'What it is', 'Takes', 'Set for', 'Default'], rows)}`]
}

const defaultOf = ({ default: value }: PropSchema): string => {
  if (value === '' || value === null) return 'empty'
  return `\`${JSON.stringify(value)}\``
}

const slotSection = (schema: BlockSchema): readonly string[] => {
  const rows = Object.entries(schema['x-slots'] ?? {}).map(([name, slot]) => [
    `\`${name}\``,
    `**${slot.title}**. ${slot.description ?? ''}`,
    takenBy(slot),
    countOf(slot),
  ])
  return rows.length === 0 ? [] : [`## Slots\n\n${markdownTable(['Slot', 'What belongs there', 'Takes', 'How many'], rows)}`]
}

const takenBy = ({ allow, deny = [] }: SlotSchema): string => {
  if (!allow.includes('*')) return linksTo(allow)
  return deny.length === 0 ? 'every block' : `every block but ${linksTo(deny)}`
}

const countOf = ({ min = 0, max }: SlotSchema): string =>
  max === undefined ? `${min} or more` : min === max ? String(min) : `${min} to ${max}`

const linksTo = (types: readonly string[]): string => types.map((type) => `[${type}](${type}.md)`).join(', ')

const positionsOf = (type: string, schema: BlockSchema, blocks: Blocks): readonly string[] => {
  const { 'x-needs': needs = [], 'x-parent': parents, 'x-ancestor': ancestors } = schema
  const holders = Object.entries(blocks)
    .filter(([, { 'x-slots': slots = {} }]) => Object.values(slots).some(({ allow }) => allow.includes(type)))
    .map(([holder]) => holder)
  return [
    ...(parents === undefined ? ['On a page, and in every slot that takes all blocks.'] : [`Only directly in ${linksTo(parents)}.`]),
    ...(ancestors === undefined ? [] : [`Only inside ${linksTo(ancestors)}.`]),
    ...(holders.length === 0 || parents !== undefined ? [] : [`Named by the slots of ${linksTo(holders)}.`]),
    ...needs.map((need) => `Needs the page's ${need}: pages of kind ${kindsWith(need).join(', ')}.`),
    ...(schema['x-resolved'] === true ? ['Replaced by what it holds when a page is published.'] : []),
  ]
}

const kindsWith = (need: string): readonly string[] =>
  PAGE_KINDS.filter((kind) => recordOf(kind).contexts?.some((context) => context === need))

const exampleSection = ({ examples = [] }: BlockSchema): readonly string[] =>
  examples.length === 0
    ? []
    : [`## Example\n\n${examples.map((example) => `\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\``).join('\n\n')}`]
