import type { ComposeDocument } from '../../schemas/api/compose.ts'
import type { Json } from '../../schemas/page.ts'
import { sameJson } from '../../src/content/composing/same-json.ts'
import { fromLine, hasCodes, hasWords, readsSame, type Line } from './line.ts'
import { segmentsOf, shapeOf, withSegments } from './segments.ts'
import { textFieldsOf, type Languages, type TextField } from './text-fields.ts'
import { isMissing, unitsOf, type Unit } from './units.ts'
import type { FileUnit, TranslationFile } from './xliff/read-xliff.ts'

/** A text of the file for its place on the page. */
export interface Planned {
  readonly field: TextField
  readonly value: Json
}

/** Why a text is not taken in. `partly`: some of its paragraphs are not translated; `codes`: what stands for links and marks is not as it was. */
export type SkipReason = 'partly' | 'changed' | 'codes' | 'twice'

export interface Skipped {
  readonly field: TextField
  readonly reason: SkipReason
}

/** What taking a file in would do. */
export interface Plan {
  /** Where there was nothing. */
  readonly fills: readonly Planned[]
  /** Where there is another text. */
  readonly replaces: readonly Planned[]
  readonly skipped: readonly Skipped[]
  /** How many texts are as they are on the page, are not translated in the file, and are not on the page any more. */
  readonly same: number
  readonly empty: number
  readonly gone: number
}

/** Why a file is not for this page as it is looked at; `language`: it is a translation between other languages. */
export type Refusal = { readonly problem: 'page' } | { readonly problem: 'language'; readonly from: string; readonly to: string }

/** Compares a file with the page as it is now; writes nothing. */
export const planTakingIn = (files: readonly TranslationFile[], document: ComposeDocument, languages: Languages): Plan | Refusal => {
  const ofPage = files.filter(({ original }) => original === document.pageId)
  const [first] = ofPage
  if (first === undefined) return { problem: 'page' }
  const file = ofPage.find(({ from, to }) => isLocale(from, languages.from) && isLocale(to, languages.to))
  if (file === undefined) return { problem: 'language', from: first.from, to: first.to }
  const inFile = byId(file.units)
  const fields = textFieldsOf(document, languages).map((field) => ({ field, units: unitsOf(field) }))
  const known = new Set(fields.flatMap(({ units }) => units.map(({ id }) => id)))
  const outcomes = fields.flatMap(({ field, units }) => {
    const outcome = compare(field, units, inFile)
    return outcome === undefined ? [] : [{ field, outcome }]
  })
  const values = outcomes.flatMap(({ field, outcome }) => (typeof outcome === 'string' ? [] : [{ field, value: outcome.value }]))
  return {
    fills: values.filter(({ field }) => isMissing(field)),
    replaces: values.filter(({ field }) => !isMissing(field)),
    skipped: outcomes.flatMap(({ field, outcome }) =>
      typeof outcome !== 'string' || outcome === 'same' || outcome === 'empty' ? [] : [{ field, reason: outcome }],
    ),
    same: outcomes.filter(({ outcome }) => outcome === 'same').length,
    empty: outcomes.filter(({ outcome }) => outcome === 'empty').length,
    gone: [...inFile.keys()].filter((id) => !known.has(id)).length,
  }
}

const byId = (units: readonly FileUnit[]): ReadonlyMap<string, readonly FileUnit[]> => {
  const found = new Map<string, FileUnit[]>()
  for (const unit of units) found.set(unit.id, [...(found.get(unit.id) ?? []), unit])
  return found
}

/** Tools write `fr-ca` or `fr_CA` too. */
const isLocale = (written: string, code: string): boolean => written.replaceAll('_', '-').toLowerCase() === code.toLowerCase()

type Outcome = SkipReason | 'same' | 'empty' | { readonly value: Json }

/** Undefined for a field that the file has nothing of. */
const compare = (field: TextField, units: readonly Unit[], inFile: ReadonlyMap<string, readonly FileUnit[]>): Outcome | undefined => {
  const pairs = units.map((unit) => ({ unit, written: inFile.get(unit.id) ?? [] }))
  const written = pairs.flatMap((pair) => pair.written)
  if (written.length === 0) return undefined
  if (pairs.some((pair) => pair.written.length > 1)) return 'twice'
  if (!written.some(isTranslated)) return 'empty'
  if (pairs.some(({ unit, written: [one] }) => one !== undefined && isOfOther(one, unit))) return 'changed'
  const lines = pairs.map(({ unit, written: [one] }) => ({ unit, line: one !== undefined && isTranslated(one) ? one.target : undefined }))
  if (lines.every(({ unit, line }) => line !== undefined && isAsNow(line, unit))) return 'same'
  if (lines.some(({ line }) => line === undefined)) return 'partly'
  const read = lines.flatMap(({ unit, line }) =>
    Array.isArray(line) && hasCodes(line, unit.source.codes) ? [{ unit, line: line as Line }] : [],
  )
  return read.length < lines.length ? 'codes' : { value: build(field, read) }
}

const isTranslated = ({ target }: FileUnit): boolean => target === 'unreadable' || (target !== undefined && hasWords(target))

const isOfOther = ({ source }: FileUnit, unit: Unit): boolean => source === 'unreadable' || !readsSame(source, unit.source.line)

const isAsNow = (line: FileUnit['target'], { target }: Unit): boolean =>
  line !== undefined && target !== undefined && JSON.stringify(line) === JSON.stringify(target)

interface ReadUnit {
  readonly unit: Unit
  readonly line: Line
}

/** The text with the lines of the file. Paragraphs that are as they were stay so to the last key. */
const build = ({ source, target }: TextField, read: readonly ReadUnit[]): Json => {
  const isOfOneShape = target !== undefined && sameJson(shapeOf(source), shapeOf(target))
  const byIndex = new Map(read.map((each) => [each.unit.index, each]))
  const segments = segmentsOf(source).map((_, index) => {
    const found = byIndex.get(index)
    if (found === undefined || (isOfOneShape && isAsNow(found.line, found.unit))) return undefined
    return fromLine(found.line, found.unit.source.codes)
  })
  return withSegments(isOfOneShape ? target : source, segments)
}
