import type { Finding } from './finding.ts'
import { toSarif } from './to-sarif.ts'

export const FINDING_FORMATS = ['pretty', 'json', 'sarif'] as const
export type FindingFormat = (typeof FINDING_FORMATS)[number]

/** Findings as a terminal, a program, or a code-scanning service reads them. */
export const formatFindings = (findings: readonly Finding[], format: FindingFormat): string => {
  if (format === 'json') return JSON.stringify(findings, null, 2)
  return format === 'sarif' ? JSON.stringify(toSarif(findings), null, 2) : formatPretty(findings)
}

/** Two lines a finding, errors first, then how many there are. */
export const formatPretty = (findings: readonly Finding[]): string => {
  const errors = findings.filter(({ severity }) => severity === 'error')
  const warnings = findings.filter(({ severity }) => severity === 'warning')
  return [...[...errors, ...warnings].map(pretty), `${count(errors.length, 'error')}, ${count(warnings.length, 'warning')}`].join('\n')
}

const pretty = ({ severity, code, where, path, message, page, places = [] }: Finding): string =>
  [
    `${severity.padEnd(7)}  ${code}  ${where}`,
    `         ${message}`,
    `         ${[page === '' ? path : `${page} ${path}`.trim(), ...placesWords(places)].join('; ')}`,
  ].join('\n')

const placesWords = ([first, ...rest]: readonly string[]): readonly string[] =>
  first === undefined ? [] : [rest.length === 0 ? first : `${first} and ${rest.length} more`]

const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`
