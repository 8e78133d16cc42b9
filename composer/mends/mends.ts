import type { ComposeDocument, ComposeProblem } from '../../schemas/api/compose.ts'
import type { Json } from '../../schemas/page.ts'
import { linkTo } from '../../src/content/cms-entry.ts'
import type { ContentProblemCode } from '../../src/content/problem-codes.ts'
import { changeLinks } from './change-links.ts'
import type { Mend, MendLabel } from './mend.ts'
import { changedValues, placeOf, type ProblemPlace } from './problem-place.ts'

/** Codes that the composer has more for than the way to the block. */
const MENDED = [
  'headingSkipped',
  'headingRepeated',
  'missingAlt',
  'heavyImage',
  'missingAsset',
  'missingPage',
  'missingProduct',
  'soldOutProduct',
  'emptyTray',
  'missingTranslation',
  'descriptionMissing',
  'descriptionTooLong',
  'descriptionTooShort',
  'descriptionRepeated',
  'titleTooLong',
  'titleTooShort',
  'titleRepeated',
  'shareImageSmall',
] as const satisfies readonly ContentProblemCode[]
type MendedCode = (typeof MENDED)[number]

type MendsOf = (problem: ComposeProblem, document: ComposeDocument) => readonly Mend[]

/** What she can do about a problem of a document, best first; none for one whose field is not there any more. Pure. */
export const mendsFor: MendsOf = (problem, document) => (isMended(problem.code) ? MENDS[problem.code](problem, document) : [])

const isMended = (code: string): code is MendedCode => MENDED.some((each) => each === code)

/** Of what the problem's field is, where the document has it. */
const at =
  (mend: (place: ProblemPlace, problem: ComposeProblem) => readonly Mend[]): MendsOf =>
  (problem, document) => {
    const place = placeOf(document, problem)
    return place === undefined ? [] : mend(place, problem)
  }

/** The heading's own block may have no level to choose, as a hero has none. */
const makeItLevel = (right: number, problem: ComposeProblem, document: ComposeDocument): readonly Mend[] => {
  const place = placeOf(document, problem, 'level')
  if (place?.schema === undefined) return []
  const { entryId, field, defaultLocale } = place
  const changes = [{ entryId, field, locale: defaultLocale, value: right }]
  return [{ kind: 'change', label: 'level', values: { level: right }, changes }]
}

const toField = (label: MendLabel) => at(({ entryId, field, locale }) => [{ kind: 'field', label, entryId, field, locale }])

const choosePicture = at((place) => [
  {
    kind: 'choose',
    choice: 'picture',
    label: 'picture',
    chosen: [],
    put: (id) => put(place, linkTo('Asset', id)),
  },
])

/** In each locale that has a value, or where it would be written. */
const put = (place: ProblemPlace, value: Json) => {
  const { entryId, field, locale } = place
  return place.values.length === 0 ? [{ entryId, field, locale, value }] : changedValues(place, () => value)
}

const mendLink = at((place, { values }) => {
  const from = String(values?.['address'] ?? '')
  const isText = place.schema?.['x-field'] === 'richText'
  const remove: Mend = {
    kind: 'change',
    label: 'removeLink',
    changes: changedValues(place, (value) => changeLinks(value, from, undefined)),
  }
  return [
    {
      kind: 'choose',
      choice: 'page',
      label: 'page',
      chosen: [from],
      put: (to) => changedValues(place, (value) => changeLinks(value, from, to)),
    },
    ...(place.isRequired && !isText ? [] : [remove]),
  ]
})

const mendProduct = at((place, { values }) => {
  const from = String(values?.['product'] ?? '')
  const listed = place.values.flatMap(({ value }) => (Array.isArray(value) ? value.map(String) : []))
  const isList = place.schema?.['x-field'] === 'shortTextList'
  const without = (value: Json): Json | undefined => {
    const left = Array.isArray(value) ? value.filter((id: Json) => id !== from) : []
    return left.length === 0 ? undefined : left
  }
  const instead = (value: Json, id: string): Json => (Array.isArray(value) ? value.map((each: Json) => (each === from ? id : each)) : id)
  return [
    {
      kind: 'choose',
      choice: 'product',
      label: 'product',
      chosen: listed,
      put: (id) => changedValues(place, (value) => instead(value, id)),
    },
    ...(place.isRequired && !isList ? [] : [{ kind: 'change', label: 'takeOut', changes: changedValues(place, without) } as const]),
  ]
})

/** A link to the page of a product is mended as a link. */
const mendProductOrLink: MendsOf = (problem, document) =>
  (problem.values?.['address'] === undefined ? mendProduct : mendLink)(problem, document)

/** Words are written in the language that lacks them. */
const translate = at(({ entryId, field }, { values }) => [
  { kind: 'field', label: 'translate', entryId, field, locale: String(values?.['wanted'] ?? '') },
])

const MENDS: Readonly<Record<MendedCode, MendsOf>> = {
  headingSkipped: (problem, document) => makeItLevel(Number(problem.values?.['right'] ?? 2), problem, document),
  headingRepeated: (problem, document) => makeItLevel(2, problem, document),
  missingAlt: toField('alt'),
  heavyImage: choosePicture,
  missingAsset: choosePicture,
  missingPage: mendLink,
  missingProduct: mendProductOrLink,
  soldOutProduct: mendProductOrLink,
  emptyTray: toField('rule'),
  missingTranslation: translate,
  descriptionMissing: toField('description'),
  descriptionTooLong: toField('description'),
  descriptionTooShort: toField('description'),
  descriptionRepeated: toField('description'),
  titleTooLong: toField('title'),
  titleTooShort: toField('title'),
  titleRepeated: toField('title'),
  shareImageSmall: choosePicture,
}
