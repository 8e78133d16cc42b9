import type { PropSchema } from '../../schemas/block-schema.ts'
import { NARROW_WIDTHS, widthTitle, type ByWidth } from '../../schemas/by-width.ts'
import type { Json } from '../../schemas/page.ts'
import { describeLimits } from '../../scripts/blocks/docs/describe-limits.ts'
import { isObject } from '../../src/content/cms-entry.ts'
import { escapeHtml } from '../../src/lib/escape-html.ts'

interface Field {
  readonly name: string
  readonly schema: PropSchema
  readonly value: Json | undefined
  readonly message: string | undefined
}

/**
 * The control of one prop, as its schema has it: choice, tick, number, text, a line an entry, or JSON. A responsive prop has one
 * for each width; an empty one means no value of its own.
 */
export const propField = (field: Field): string => {
  const { name, schema, value, message } = field
  const id = `prop-${name}`
  const hint =
    `<small id="${id}-hint">${escapeHtml(`${name}: ${describeLimits(schema)}`).replaceAll('`', '')}</small>` +
    `<p id="${id}-error" class="g-error" role="status">${escapeHtml(message ?? '')}</p>`
  if (schema['x-responsive'] !== true) return `<div class="g-field">${control(field, id)}${hint}</div>`
  const values = isObject(value) ? value : { desktop: value ?? null }
  const narrow = NARROW_WIDTHS.map((width) => {
    const title = widthTitle(schema.title, width)
    const own = { ...field, schema: { ...schema, title }, value: values[width.name] }
    return control(own, `${id}-${width.name}`, width.name)
  })
  return `<div class="g-field">${control({ ...field, value: values['desktop'] }, id, 'desktop')}${narrow.toReversed().join('')}${hint}</div>`
}

/** A label and what is labelled; `width` where it is for one width of several. */
const control = ({ name, schema, value, message }: Field, id: string, width?: keyof ByWidth<unknown>): string => {
  const own = width === undefined || width === 'desktop' ? schema : optional(schema)
  const attributes =
    `id="${id}" name="${name}" data-kind="${kindOf(own)}"${schema.default === null ? ' data-nullable' : ''} ` +
    `${width === undefined ? '' : `data-width="${width}" `}` +
    `aria-describedby="prop-${name}-hint prop-${name}-error"${message === undefined ? '' : ' aria-invalid="true"'}`
  return `<label for="${id}">${escapeHtml(schema.title)}</label>${controlOf(own, value, attributes)}`
}

/** A choice may be left open; what is ticked or not becomes a choice. Other controls can be empty anyway. */
const optional = (schema: PropSchema): Choice => {
  const choices = schema['x-field'] === 'boolean' ? [true, false] : schema.enum
  return choices === undefined ? schema : { ...schema, enum: [null, ...choices] }
}

type Choice = Omit<PropSchema, 'enum'> & { readonly enum?: readonly (string | number | boolean | null)[] }

/** How the workbench reads the control (src/gallery/props-form.ts). */
const kindOf = (schema: Choice): string => {
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

const controlOf = (schema: Choice, value: Json | undefined, attributes: string): string => {
  switch (kindOf(schema)) {
    case 'enum':
      return `<select ${attributes}>${(schema.enum ?? []).map((each) => optionOf(each, each === (value ?? null))).join('')}</select>`
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

const optionOf = (value: Json, isChosen: boolean): string =>
  `<option value="${escapeHtml(JSON.stringify(value))}"${isChosen ? ' selected' : ''}>${escapeHtml(value === null ? '' : String(value))}</option>`

const textOf = (value: Json | undefined): string => (value === null || value === undefined ? '' : String(value))
