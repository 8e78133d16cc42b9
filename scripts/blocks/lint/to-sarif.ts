import { PROBLEM_CODES, type ProblemCodeText } from '../../../src/content/problem-codes.ts'
import type { Finding } from './finding.ts'
import { SCHEMA_CODES } from './schema-codes.ts'

const CODES: Readonly<Record<string, ProblemCodeText>> = { ...PROBLEM_CODES, ...SCHEMA_CODES }

/** A log of the Static Analysis Results Interchange Format 2.1.0. Pages of a CMS stand as files of a folder `content`. */
export const toSarif = (findings: readonly Finding[]): object => ({
  $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
  version: '2.1.0',
  runs: [
    {
      tool: { driver: { name: 'vitrine-blocks', rules: rulesOf(findings) } },
      results: findings.map(({ severity, code, where, message, ...place }) => ({
        ruleId: code,
        level: severity,
        message: { text: `${where}: ${message}` },
        locations: [locationOf(place)],
      })),
    },
  ],
})

const rulesOf = (findings: readonly Finding[]): readonly object[] =>
  [...new Set(findings.map(({ code }) => code))].sort().map((code) => ({
    id: code,
    shortDescription: { text: CODES[code]?.meaning ?? code },
    help: { text: CODES[code]?.remedy ?? '' },
  }))

const locationOf = ({ page, path, blockId }: Pick<Finding, 'page' | 'path' | 'blockId'>): object => {
  const [file = '', pointer = ''] = page === '' ? path.split('#') : [`content/${page}`, path]
  return {
    physicalLocation: { artifactLocation: { uri: file }, region: { startLine: 1 } },
    logicalLocations: [{ fullyQualifiedName: pointer, ...(blockId === '' ? {} : { name: blockId }) }],
  }
}
