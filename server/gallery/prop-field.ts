import type { PropSchema } from '../../schemas/block-schema.ts'
import type { Json } from '../../schemas/page.ts'
import { describeLimits } from '../../scripts/blocks/docs/describe-limits.ts'
import { escapeHtml } from '../../src/lib/escape-html.ts'

interface Field {
  readonly name: string
  readonly schema: PropSchema
  readonly value: Json | undefined
  readonly message: string | undefined
}

/** The control of one prop, as its schema has it: choice, tick, number, text, a line an entry, or JSON. */
export const propField = ({ name, schema, value, message }: Field): string => {
  const id = `prop-${name}`
  const attributes =
    `id="${id}" name="${name}" data-kind="${kindOf(schema)}"${schema.default === null ? ' data-nullable' : ''} ` +
    `aria-describedby="${id}-hint ${id}-error"${message === undefined ? '' : ' aria-invalid="true"'}`
  return (
    `<div class="g-field"><label for="${id}">${escapeHtml(schema.title)}</label>${controlOf(schema, value, attributes)}` +
    `<small id="${id}-hint">${escapeHtml(`${name}: ${describeLimits(schema)}`).replaceAll('`', '')}</small>` +
    `<p id="${id}-error" class="g-error" role="status">${escapeHtml(message ?? '')}</p></div>`
  )
}

/** How the workbench reads the control (src/app/gallery/read-control.ts). */
const kindOf = (schema: PropSchema): string => {
  if (schema.enum !== undefined) return 'enum'
  return KINDS[schema['x-field']] ?? 'json'
}

const KINDS: Partial<Readonly<Record<PropSchema['x-field'], string>>> = {
  shortText: 'text',
  longText: 'text',
  date: 'text',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  shortTextList: 'lines',
}

const controlOf = (schema: PropSchema, value: Json | undefined, attributes: string): string => {
  switch (kindOf(schema)) {
    case 'enum':
      return `<select ${attributes}>${(schema.enum ?? []).map((each) => optionOf(each, each === value)).join('')}</select>`
    case 'boolean':
      return `<input type="checkbox" ${attributes}${value === true ? ' checked' : ''}>`
    case 'number':
      return `<input inputmode="numeric" ${attributes} value="${escapeHtml(textOf(value))}">`
    case 'text':
      return schema['x-field'] === 'longText'
        ? `<textarea dir="auto" rows="4" ${attributes}>${'\n'}${escapeHtml(textOf(value))}</textarea>`
        : `<input dir="auto" ${attributes} value="${escapeHtml(textOf(value))}">`
    case 'lines':
      return `<textarea dir="auto" rows="4" ${attributes}>${'\n'}${escapeHtml(Array.isArray(value) ? value.join('\n') : '')}</textarea>`
    default:
      return `<textarea rows="6" spellcheck="false" ${attributes}>${'\n'}${escapeHtml(JSON.stringify(value ?? null, null, 2))}</textarea>`
  }
}

const optionOf = (value: string | number, isChosen: boolean): string =>
  `<option value="${escapeHtml(JSON.stringify(value))}"${isChosen ? ' selected' : ''}>${escapeHtml(String(value))}</option>`

const textOf = (value: Json | undefined): string => (value === null || value === undefined ? '' : String(value))
