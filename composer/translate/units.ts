import { sameJson } from '../../src/content/composing/same-json.ts'
import { hasWords, toLine, withCodesOf, type CodedLine, type Line } from './line.ts'
import { segmentsOf, shapeOf } from './segments.ts'
import type { TextField } from './text-fields.ts'

/** A segment of a field as a translator gets it. */
export interface Unit {
  /** Names the field and the segment: `entry/{id}/{field}/0`. */
  readonly id: string
  /** The segment's number in the field. */
  readonly index: number
  readonly source: CodedLine
  /** What is there in the other language; undefined where nothing is, or where it has not the form of the source. */
  readonly target: Line | undefined
}

/** The units of a field; none for segments without a word. */
export const unitsOf = (field: TextField): readonly Unit[] => {
  const sources = segmentsOf(field.source).map(toLine)
  const targets = targetsOf(field, sources)
  return sources.flatMap((source, index) =>
    hasWords(source.line) ? [{ id: `${field.kind}/${field.id}/${field.field}/${index}`, index, source, target: targets?.[index] }] : [],
  )
}

/** The translation in lines, each with the codes of its source. What was built otherwise cannot be told paragraph by paragraph. */
const targetsOf = ({ source, target }: TextField, sources: readonly CodedLine[]): readonly Line[] | undefined => {
  if (target === undefined || !sameJson(shapeOf(source), shapeOf(target))) return undefined
  const lines = segmentsOf(target).map((segment, index) => withCodesOf(toLine(segment), sources[index]?.codes ?? new Map()))
  return lines.includes(undefined) ? undefined : lines.flatMap((line) => (line === undefined ? [] : [line]))
}

/** Whether there is nothing to read in the other language. */
export const isMissing = ({ target }: TextField): boolean => !segmentsOf(target).some((segment) => hasWords(toLine(segment).line))
