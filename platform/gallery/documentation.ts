import type { BlockSchema, SlotSchema } from '../../schemas/block-schema.ts'
import type { BlockNode } from '../../schemas/page.ts'
import { describeLimits } from '../../scripts/blocks/docs/describe-limits.ts'
import type { BlockSize } from '../../scripts/blocks/size/block-sizes.ts'
import { escapeHtml } from '../../src/lib/escape-html.ts'
import type { GalleryEntry } from './gallery-views.ts'

interface Options {
  readonly entry: GalleryEntry
  /** The fixture that is shown. */
  readonly node: BlockNode | undefined
  /** Undefined where there is no production build to weigh. */
  readonly size: BlockSize | undefined
}

/** What the schema says of a block: facts, fields with their limits, slots and what is in them, bytes. */
export const documentation = ({ entry, node, size }: Options): string => {
  const { schema, type } = entry
  return (
    `<section class="g-panel"><h2>Documentation</h2><p class="g-muted">${escapeHtml(schema.description)}</p>` +
    `<dl>${facts(entry)}${bytes(entry, size)}<dt>Schema</dt><dd><a href="/_gallery/${type}/schema.json">schema.json</a></dd></dl>` +
    `${fields(schema)}${slots(schema)}${node?.slots === undefined ? '' : `<h2>In this fixture</h2>${outline(node)}`}</section>`
  )
}

const facts = ({ type, hydrate, schema }: GalleryEntry): string => {
  const rows: readonly (readonly [string, string])[] = [
    ['Type', type],
    ['Version', String(schema['x-version'])],
    ['Hydrates', hydrate],
    ['Needs', schema['x-needs']?.join(', ') ?? 'nothing of the page'],
    ...(schema['x-parent'] === undefined ? [] : ([['Directly in', schema['x-parent'].join(', ')]] as const)),
    ...(schema['x-ancestor'] === undefined ? [] : ([['Inside', schema['x-ancestor'].join(', ')]] as const)),
  ]
  return rows.map(([term, text]) => `<dt>${term}</dt><dd>${escapeHtml(text)}</dd>`).join('')
}

const bytes = ({ hydrate }: GalleryEntry, size: BlockSize | undefined): string => {
  if (size === undefined) return `<dt>Bytes</dt><dd>no production build to weigh: npm run build</dd>`
  const scripts = hydrate === 'never' ? 'no script, it stays HTML' : `${size.js} script, ${size.sharedJs} shared script`
  return `<dt>Bytes</dt><dd>${scripts}, ${size.css} style (as sent, brotli)</dd>`
}

const fields = ({ properties, required = [] }: BlockSchema): string => {
  const rows = Object.entries(properties).map(
    ([name, prop]) =>
      `<tr><td><code>${name}</code></td><td>${escapeHtml(prop.description ?? prop.title)}</td><td>${escapeHtml(describeLimits(prop)).replaceAll('`', '')}</td>` +
      `<td>${required.includes(name) ? 'required' : `<code>${escapeHtml(JSON.stringify(prop.default ?? null))}</code>`}</td></tr>`,
  )
  return rows.length === 0 ? '' : table('Fields', ['Field', 'What it is', 'Takes', 'Default'], rows)
}

const slots = (schema: BlockSchema): string => {
  const rows = Object.entries(schema['x-slots'] ?? {}).map(
    ([name, slot]) =>
      `<tr><td><code>${name}</code></td><td>${escapeHtml(slot.description ?? slot.title)}</td><td>${takenBy(slot)}</td><td>${countOf(slot)}</td></tr>`,
  )
  return rows.length === 0 ? '' : table('Slots', ['Slot', 'What belongs there', 'Takes', 'How many'], rows)
}

const table = (title: string, head: readonly string[], rows: readonly string[]): string =>
  `<h2>${title}</h2><div class="g-scroll" tabindex="0" role="region" aria-label="${title}"><table><thead><tr>` +
  `${head.map((each) => `<th scope="col">${each}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`

const takenBy = ({ allow, deny = [] }: SlotSchema): string => {
  if (!allow.includes('*')) return linksTo(allow)
  return deny.length === 0 ? 'every block' : `every block but ${linksTo(deny)}`
}

const linksTo = (types: readonly string[]): string => types.map((type) => `<a href="/_gallery/${type}">${type}</a>`).join(', ')

const countOf = ({ min = 0, max }: SlotSchema): string => (max === undefined ? `${min} or more` : `${min} to ${max}`)

/** Slots with the blocks in them, all the way down. */
const outline = ({ slots: filled = {} }: BlockNode): string => {
  const items = Object.entries(filled).map(
    ([slot, nodes]) =>
      `<li><code>${escapeHtml(slot)}</code><ul>${nodes.map((node) => `<li>${linksTo([node.type])}${outline(node)}</li>`).join('') || '<li>empty</li>'}</ul></li>`,
  )
  return items.length === 0 ? '' : `<ul>${items.join('')}</ul>`
}
