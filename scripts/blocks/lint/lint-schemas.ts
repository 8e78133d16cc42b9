import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import type { BlockSchema } from '../../../schemas/block-schema.ts'
import { NARROW_WIDTHS, widthField } from '../../../schemas/by-width.ts'
import { ownValue } from '../../../src/lib/own-value.ts'
import { checkedSchema } from '../../../src/content/compile-checks.ts'
import { lintSlots } from './lint-slots.ts'
import type { Schemas } from '../read-schemas.ts'
import { schemaFile, schemaProblem, type Problem } from './problem.ts'
import type { SchemaCode } from './schema-codes.ts'

/** What the CMS holds in one entry, less the two fields that every block has. */
const MAX_FIELDS = 48
const KEYWORDS = [
  'x-field',
  'x-localized',
  'x-responsive',
  'x-focus-of',
  'x-version',
  'x-group',
  'x-hydrate',
  'x-all-texts',
  'x-needs',
  'x-parent',
  'x-ancestor',
  'x-resolved',
  'x-slots',
]

/** Problems of the block schemas: by the meta-schema, and by what it cannot express. */
export const lintSchemas = ({ blocks, common, meta, page, redirect }: Omit<Schemas, 'bundle'>): readonly Problem[] => {
  const ajv = createAjv(common)
  const matchesMeta = ajv.compile(meta)
  return Object.entries({ ...blocks, page, redirect }).flatMap(([type, schema]) => {
    if (!matchesMeta(schema)) return metaProblems(type, matchesMeta.errors ?? [])
    return [...lintNames(type, schema), ...lintProps(ajv, type, schema), ...lintFocusOf(type, schema), ...lintSlots(type, schema, blocks)]
  })
}

const createAjv = (common: Schemas['common']): Ajv2020 => {
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allErrors: true })
  ajvFormats.default(ajv)
  for (const keyword of KEYWORDS) ajv.addKeyword(keyword)
  for (const schema of common) ajv.addSchema(schema)
  return ajv
}

/** The keywords around what failed only repeat that something did. */
const metaProblems = (type: string, errors: readonly ErrorObject[]): readonly Problem[] =>
  errors
    .filter(({ keyword, instancePath }) => keyword !== 'if' && !(keyword === 'unevaluatedProperties' && hasOther(instancePath, errors)))
    .map(({ instancePath, message = 'does not fit', params }) => {
      const details = Object.values(params).filter((value) => typeof value === 'string' && !message.includes(value))
      return problem('schemaInvalid', type, instancePath, details.length === 0 ? message : `${message} (${details.join(', ')})`)
    })

const hasOther = (path: string, errors: readonly ErrorObject[]): boolean =>
  errors.some(({ keyword, instancePath }) => instancePath.startsWith(path) && keyword !== 'if' && keyword !== 'unevaluatedProperties')

const lintNames = (type: string, schema: BlockSchema): readonly Problem[] => {
  const slots = Object.keys(schema['x-slots'] ?? {})
  const narrow = narrowFields(schema)
  const width = Object.keys(schema.properties).length + narrow.length + slots.length
  return [
    ...(schema.$id.endsWith(`/${type}.schema.json`) ? [] : [problem('schemaName', type, '/$id', '$id names another file')]),
    ...slots
      .filter((slot) => slot in schema.properties)
      .map((name) => problem('schemaName', type, `/x-slots/${name}`, 'is both a prop and a slot')),
    ...narrow
      .filter((field) => field in schema.properties || slots.includes(field))
      .map((field) => problem('schemaName', type, '', `${field} is a field of its own and that of a prop at some width`)),
    ...(width <= MAX_FIELDS ? [] : [problem('schemaTooWide', type, '', `has ${width} fields; the CMS holds ${MAX_FIELDS}`)]),
  ]
}

const narrowFields = ({ properties }: BlockSchema): readonly string[] =>
  Object.entries(properties).flatMap(([name, prop]) =>
    prop['x-responsive'] === true ? NARROW_WIDTHS.map((width) => widthField(name, width)) : [],
  )

/** An optional prop without default, or a default its own schema refuses, would make the generated type a lie. */
const lintProps = (ajv: Ajv2020, type: string, schema: BlockSchema): readonly Problem[] => {
  const validate = ajv.compile(checkedSchema(schema))
  const required = new Set(schema.required)
  const defaults = Object.fromEntries(
    Object.entries(schema.properties).flatMap(([name, prop]) => ('default' in prop ? [[name, prop.default]] : [])),
  )
  const errorsOf = (props: object): readonly ErrorObject[] => (validate(props) ? [] : (validate.errors ?? []))
  return [
    ...[...required]
      .filter((name) => !(name in schema.properties))
      .map((name) => problem('schemaInvalid', type, '/required', `requires ${name}, which does not exist`)),
    ...Object.entries(schema.properties)
      .filter(([name, prop]) => required.has(name) === 'default' in prop)
      .map(([name]) => problem('defaultInvalid', type, `/properties/${name}`, 'a prop is either required or has a default')),
    ...errorsOf(defaults)
      .filter(({ keyword }) => keyword !== 'required')
      .map(({ instancePath, message }) => problem('defaultInvalid', type, `/properties${instancePath}`, `the default ${message ?? ''}`)),
    ...(schema.examples ?? []).flatMap((example, index) =>
      errorsOf({ ...defaults, ...example }).map(({ instancePath, message }) =>
        problem('exampleInvalid', type, `/examples/${index}${instancePath}`, `the example ${message ?? ''}`),
      ),
    ),
  ]
}

/** A focal point is of a picture of the block, and may differ by language where the picture may: it is a point of that one. */
const lintFocusOf = (type: string, { properties }: BlockSchema): readonly Problem[] =>
  Object.entries(properties).flatMap(([name, { 'x-focus-of': of, 'x-localized': isLocalized }]) => {
    if (of === undefined) return []
    const picture = ownValue(properties, of)
    const report = (message: string): Problem => problem('schemaInvalid', type, `/properties/${name}/x-focus-of`, message)
    if (picture?.['x-field'] !== 'asset') return [report(`names ${of}, which is no picture`)]
    return picture['x-localized'] === isLocalized ? [] : [report(`has to be localized where ${of} is, and only there`)]
  })

const problem = (code: SchemaCode, type: string, pointer: string, message: string): Problem => {
  const name = /^\/(?:properties|x-slots)\/([^/]+)/.exec(pointer)?.[1]
  return schemaProblem(code, { file: schemaFile(type), pointer, where: name === undefined ? type : `${type}.${name}` }, message)
}
