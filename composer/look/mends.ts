import type { ComposeDocument, ComposeEntry } from '../../schemas/api/compose.ts'
import type { BlockSchema } from '../../schemas/block-schema.ts'
import type { Json } from '../../schemas/page.ts'
import { readField } from '../../src/content/cms-entry.ts'
import { sameJson } from '../../src/content/composing/same-json.ts'
import { ownValue } from '../../src/lib/own-value.ts'
import type { Measures, TextOverPicture } from '../canvas/measures.ts'
import type { Value } from '../../src/content/composing/edit.ts'
import { ownLocale } from '../document/own-locale.ts'
import { schemaOf } from '../../src/content/composing/structure/slots.ts'
import { CONTRAST } from './budget.ts'
import type { LookFinding } from './findings.ts'

/** A value of a block that may make its words readable, and what of it is said. */
export interface Try extends Value {
  readonly value: Json
  /** The field's title. */
  readonly title: string
}

/** A try that was measured to be better; without a ratio the words stand on no picture any more. */
export interface Mend extends Try {
  readonly ratio: number | undefined
}

/** Each is drawn and measured, which takes about a second. */
const MOST_TRIES = 12

/** Where a picture is calmer may be at each of its sides. */
const POINTS: readonly Json[] = [
  { x: 15, y: 50 },
  { x: 85, y: 50 },
  { x: 50, y: 15 },
  { x: 50, y: 85 },
]

/** What can be tried so that words are readable: every other choice of their block and of the blocks around it, and other points of a picture. Pure. */
export const triesFor = (entryIds: readonly string[], document: ComposeDocument, locales: readonly string[]): readonly Try[] =>
  entryIds
    .flatMap((id) => {
      const entry = ownValue(document.entries, id)
      const isShared = (ownValue(document.usedBy, id) ?? 0) > 1
      const schema = schemaOf(entry)
      // What other pages have too is not changed for the sake of this one.
      return entry === undefined || schema === undefined || isShared ? [] : triesOf(entry, schema, locales)
    })
    .slice(0, MOST_TRIES)

const triesOf = (entry: ComposeEntry, { properties }: BlockSchema, locales: readonly string[]): readonly Try[] =>
  Object.entries(properties).flatMap(([field, prop]) => {
    const values = entry.fields[field]
    const current = readField(values, locales) ?? prop.default
    const locale = prop['x-localized'] === true ? ownLocale(values, locales) : (locales.at(-1) ?? 'en')
    const other = (choices: readonly Json[]): readonly Try[] =>
      choices
        .filter((value) => !sameJson(value, current))
        .map((value) => ({ entryId: entry.sys.id, field, locale, value, title: prop.title }))
    // A choice by width has another answer at each of them.
    if (prop['x-field'] === 'enum' && prop['x-responsive'] !== true) return other(prop.enum ?? [])
    const picture = prop['x-focus-of']
    const hasPicture = picture !== undefined && readField(entry.fields[picture], locales) !== undefined
    return hasPicture ? other(POINTS) : []
  })

const MOST_OFFERED = 2

/** Less is the same to the eye. */
const BETTER_BY = 0.3

/** The tries to offer, the best first: those with which all words of the block can be read. Pure. */
export const bestOf = (
  tried: readonly { readonly made: Try; readonly measures: Measures }[],
  { blockId, words, values }: Pick<LookFinding, 'blockId' | 'words' | 'values'>,
): readonly Mend[] =>
  tried
    .flatMap(({ made, measures: { texts } }) => {
      const own = texts.filter((text) => text.blockId === blockId)
      const ratios = own.filter((text) => text.words === words).map((text) => text.ratio ?? 0)
      const ratio = ratios.length === 0 ? undefined : Math.min(...ratios)
      const isBetter = ratio === undefined || ratio >= Number(values['ratio']) + BETTER_BY
      return isBetter && own.every(isReadable) ? [{ ...made, ratio }] : []
    })
    .toSorted((one, other) => (other.ratio ?? Infinity) - (one.ratio ?? Infinity))
    .slice(0, MOST_OFFERED)

const isReadable = ({ ratio, isLarge }: TextOverPicture): boolean =>
  ratio !== undefined && ratio >= (isLarge ? CONTRAST.large : CONTRAST.text)
