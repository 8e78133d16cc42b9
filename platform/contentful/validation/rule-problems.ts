import type { FieldProblem } from '../errors.ts'
import { isRecord, type Validation } from '../model.ts'
import { isWithin, span } from './bounds.ts'

type Path = FieldProblem['path']

/** What a value breaks of its field's own rules, in the vendor's words or in the rule's `message`. Links have theirs apart. */
export const ruleProblems = (rules: readonly Validation[], value: unknown, path: Path): readonly FieldProblem[] =>
  rules.flatMap((rule) => {
    const problem = firstProblem(rule, value)
    if (problem === undefined) return []
    return [inItsWords(rule, { ...problem, name: problem.name, path, value })]
  })

/** A rule may bring its own words for editors. */
export const inItsWords = ({ message }: Validation, problem: FieldProblem): FieldProblem =>
  typeof message === 'string' ? { ...problem, customMessage: message, details: message } : problem

interface Problem {
  readonly name: string
  readonly details: string
  readonly [detail: string]: unknown
}

const firstProblem = (rule: Validation, value: unknown): Problem | undefined =>
  sizeProblem(rule['size'], value) ??
  rangeProblem(rule['range'], value) ??
  dateProblem(rule['dateRange'], value) ??
  patternProblem(rule, value) ??
  inProblem(rule['in'], value)

const sizeProblem = (size: unknown, value: unknown): Problem | undefined => {
  if (!isRecord(size) || !(typeof value === 'string' || Array.isArray(value))) return undefined
  return isWithin(size, value.length) ? undefined : { name: 'size', ...size, details: `Size must be ${span(size)}` }
}

const rangeProblem = (range: unknown, value: unknown): Problem | undefined => {
  if (!isRecord(range) || typeof value !== 'number' || isWithin(range, value)) return undefined
  return { name: 'range', ...range, details: `Value must be ${span(range)}` }
}

const dateProblem = (range: unknown, value: unknown): Problem | undefined => {
  if (!isRecord(range) || typeof value !== 'string') return undefined
  const [min, max] = [range['min'], range['max']].map((bound) => (typeof bound === 'string' ? Date.parse(bound) : undefined))
  return isWithin({ min, max }, Date.parse(value)) ? undefined : { name: 'dateRange', ...range, details: `Date must be ${span(range)}` }
}

const patternProblem = (rule: Validation, value: unknown): Problem | undefined => {
  const { regexp, prohibitRegexp } = rule
  if (typeof value !== 'string') return undefined
  if (isRecord(regexp) && !patternOf(regexp).test(value))
    return { name: 'regexp', pattern: regexp['pattern'], details: `Does not match /${String(regexp['pattern'])}/` }
  if (!isRecord(prohibitRegexp) || !patternOf(prohibitRegexp).test(value)) return undefined
  return { name: 'prohibitRegexp', pattern: prohibitRegexp['pattern'], details: `Must not match /${String(prohibitRegexp['pattern'])}/` }
}

const inProblem = (allowed: unknown, value: unknown): Problem | undefined => {
  if (!Array.isArray(allowed) || allowed.includes(value)) return undefined
  return { name: 'in', expected: allowed, details: 'Value must be one of expected values' }
}

const patternOf = ({ pattern, flags }: Readonly<Record<string, unknown>>): RegExp =>
  new RegExp(String(pattern), typeof flags === 'string' ? flags : '')
