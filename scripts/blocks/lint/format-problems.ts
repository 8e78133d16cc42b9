import { PROBLEM_CODES, type ProblemCodeText } from '../../../src/content/problem-codes.ts'
import type { Problem } from './problem.ts'
import { SCHEMA_CODES } from './schema-codes.ts'

export const PROBLEM_FORMATS = ['pretty', 'json', 'sarif'] as const
export type ProblemFormat = (typeof PROBLEM_FORMATS)[number]

/** Problems as a terminal, a program, or a code-scanning service reads them. */
export const formatProblems = (problems: readonly Problem[], format: ProblemFormat): string => {
  if (format === 'json') return JSON.stringify(problems, null, 2)
  return format === 'sarif' ? JSON.stringify(toSarif(problems), null, 2) : formatPretty(problems)
}

/** Two lines a problem, errors first, then how many there are. */
export const formatPretty = (problems: readonly Problem[]): string => {
  const errors = problems.filter(({ severity }) => severity === 'error')
  const warnings = problems.filter(({ severity }) => severity === 'warning')
  return [...[...errors, ...warnings].map(pretty), `${count(errors.length, 'error')}, ${count(warnings.length, 'warning')}`].join('\n')
}

const pretty = ({ severity, code, where, path, message, page, sites = [] }: Problem): string =>
  [
    `${severity.padEnd(7)}  ${code}  ${where}`,
    `         ${message}`,
    `         ${[page === '' ? path : `${page} ${path}`.trim(), ...sitesInWords(sites)].join('; ')}`,
  ].join('\n')

const sitesInWords = ([first, ...rest]: readonly string[]): readonly string[] =>
  first === undefined ? [] : [rest.length === 0 ? first : `${first} and ${rest.length} more`]

const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`

const CODES: Readonly<Record<string, ProblemCodeText>> = { ...PROBLEM_CODES, ...SCHEMA_CODES }

/** A log of the Static Analysis Results Interchange Format 2.1.0. Pages of a CMS appear as files of a folder `content`. */
const toSarif = (problems: readonly Problem[]): object => ({
  $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
  version: '2.1.0',
  runs: [
    {
      tool: { driver: { name: 'vitrine-blocks', rules: rulesOf(problems) } },
      results: problems.map(({ severity, code, where, message, ...position }) => ({
        ruleId: code,
        level: severity,
        message: { text: `${where}: ${message}` },
        locations: [locationOf(position)],
      })),
    },
  ],
})

const rulesOf = (problems: readonly Problem[]): readonly object[] =>
  [...new Set(problems.map(({ code }) => code))].sort().map((code) => ({
    id: code,
    shortDescription: { text: CODES[code]?.meaning ?? code },
    help: { text: CODES[code]?.remedy ?? '' },
  }))

const locationOf = ({ page, path, blockId }: Pick<Problem, 'page' | 'path' | 'blockId'>): object => {
  const [file = '', pointer = ''] = page === '' ? path.split('#') : [`content/${page}`, path]
  return {
    physicalLocation: { artifactLocation: { uri: file }, region: { startLine: 1 } },
    logicalLocations: [{ fullyQualifiedName: pointer, ...(blockId === '' ? {} : { name: blockId }) }],
  }
}
