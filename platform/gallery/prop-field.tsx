import type { PropSchema } from '../../schemas/block-schema.ts'
import { NARROW_WIDTHS, widthTitle, type ByWidth } from '../../schemas/by-width.ts'
import type { Json } from '../../schemas/page.ts'
import { describeLimits } from '../../scripts/blocks/docs/describe-limits.ts'
import { isObject } from '../../src/content/cms-entry.ts'

interface Props {
  readonly name: string
  readonly schema: PropSchema
  readonly value: Json | undefined
  readonly message: string | undefined
}

/**
 * The control of one prop, as its schema has it: choice, tick, number, text, a line an entry, or JSON. A responsive prop has one
 * for each width; an empty one means no value of its own.
 */
export const PropField = (field: Props) => {
  const { name, schema, value, message } = field
  const id = `prop-${name}`
  return (
    <div className="g-field">
      {schema['x-responsive'] === true ? (
        <Widths {...field} values={isObject(value) ? value : { desktop: value ?? null }} />
      ) : (
        <Control {...field} id={id} />
      )}
      <small id={`${id}-hint`}>{`${name}: ${describeLimits(schema)}`.replaceAll('`', '')}</small>
      <p id={`${id}-error`} className="g-error" role="status">
        {message}
      </p>
    </div>
  )
}

const Widths = ({ values, ...field }: Props & { readonly values: Readonly<Record<string, Json | undefined>> }) => (
  <>
    <Control {...field} value={values['desktop']} id={`prop-${field.name}`} width="desktop" />
    {NARROW_WIDTHS.toReversed().map((width) => {
      const schema = { ...field.schema, title: widthTitle(field.schema.title, width) }
      return (
        <Control
          key={width.name}
          {...field}
          schema={schema}
          value={values[width.name]}
          id={`prop-${field.name}-${width.name}`}
          width={width.name}
        />
      )
    })}
  </>
)

interface ControlProps extends Props {
  readonly id: string
  /** Where it is for one width of several. */
  readonly width?: keyof ByWidth<unknown>
}

/** A label and what is labelled. */
const Control = ({ name, schema, value, message, id, width }: ControlProps) => {
  const own = width === undefined || width === 'desktop' ? schema : optional(schema)
  const attributes = {
    id,
    name,
    'data-kind': kindOf(own),
    'data-nullable': schema.default === null ? '' : undefined,
    'data-width': width,
    'aria-describedby': `prop-${name}-hint prop-${name}-error`,
    'aria-invalid': message === undefined ? undefined : true,
  }
  return (
    <>
      <label htmlFor={id}>{schema.title}</label>
      {controlOf(own, value, attributes)}
    </>
  )
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

const controlOf = (schema: Choice, value: Json | undefined, attributes: { readonly id: string; readonly name: string }) => {
  switch (kindOf(schema)) {
    case 'enum':
      return (
        <select {...attributes} defaultValue={JSON.stringify(value ?? null)}>
          {(schema.enum ?? []).map((each) => (
            <option key={JSON.stringify(each)} value={JSON.stringify(each)}>
              {each === null ? '' : String(each)}
            </option>
          ))}
        </select>
      )
    case 'boolean':
      return <input type="checkbox" {...attributes} defaultChecked={value === true} />
    case 'number':
      return <input inputMode="numeric" {...attributes} defaultValue={textOf(value)} />
    case 'text':
      return schema['x-field'] === 'longText' ? (
        <textarea dir="auto" rows={4} {...attributes} defaultValue={textOf(value)} />
      ) : (
        <input dir="auto" {...attributes} defaultValue={textOf(value)} />
      )
    case 'lines':
      return <textarea dir="auto" rows={4} {...attributes} defaultValue={Array.isArray(value) ? value.join('\n') : ''} />
    default:
      return <textarea rows={6} spellCheck={false} {...attributes} defaultValue={JSON.stringify(value ?? null, null, 2)} />
  }
}

const textOf = (value: Json | undefined): string => (value === null || value === undefined ? '' : String(value))
