import type { PropSchema } from '../../../schemas/block-schema.ts'

/** What a field takes, in words: `short text, 1 to 90 characters`. */
export const describeLimits = (prop: PropSchema): string =>
  prop['x-responsive'] === true ? `${describeValue(prop)}; may differ on phones and tablets` : describeValue(prop)

const describeValue = (prop: PropSchema): string => {
  if (prop.enum !== undefined) return prop.enum.map((value) => `\`${value}\``).join(', ')
  const kind = KINDS[prop['x-field']]
  const limits = [
    ...range(prop.minLength, prop.maxLength, 'characters'),
    ...range(prop.minimum, prop.maximum, ''),
    ...range(undefined, prop.maxItems, 'entries'),
    ...(prop.items?.enum === undefined ? [] : [`of ${prop.items.enum.map((value) => `\`${value}\``).join(', ')}`]),
    ...(prop.pattern === undefined ? [] : [`of the form \`${prop.pattern}\``]),
  ]
  return [kind, ...limits].join(', ')
}

const KINDS: Readonly<Record<PropSchema['x-field'], string>> = {
  shortText: 'short text',
  longText: 'long text',
  richText: 'rich text',
  integer: 'whole number',
  number: 'number',
  boolean: 'yes or no',
  date: 'date',
  enum: 'one of a list',
  shortTextList: 'list of short texts',
  entry: 'reference to an entry',
  asset: 'picture',
  focalPoint: 'point of a picture, `{ "x": 50, "y": 50 }`, 0 to 100 per cent from its left and its top',
  json: 'JSON object, for developers',
}

const range = (min: number | undefined, max: number | undefined, unit: string): readonly string[] => {
  const words = unit === '' ? '' : ` ${unit}`
  if (min === undefined || (min === 0 && unit !== '')) return max === undefined ? [] : [`at most ${max}${words}`]
  return [max === undefined ? `at least ${min}${words}` : `${min} to ${max}${words}`]
}
