import type { BlockNames } from './block-names.ts'

const IMPORT = /^import \{ definition as \w+ \} from '\.\/([a-z0-9-]+)\/definition\.ts'$/
const ENTRY = /^ {2}(?:'([a-z0-9-]+)': )?(\w+),$/

/**
 * The text of block-registry/index.ts with one block more, its import and its entry each before the first of a later name.
 * Throws where the file does not look as it should.
 */
export const registerBlock = (text: string, { type, variable }: BlockNames): string => {
  const lines = text.split('\n')
  const entry = type === variable ? `  ${variable},` : `  '${type}': ${variable},`
  const entries = insert(lines, entry, { ofType: type, typeOf: entryType })
  return insert(entries, `import { definition as ${variable} } from './${type}/definition.ts'`, {
    ofType: type,
    typeOf: (line) => IMPORT.exec(line)?.[1],
  }).join('\n')
}

const entryType = (line: string): string | undefined => {
  const match = ENTRY.exec(line)
  return match?.[1] ?? match?.[2]
}

interface Order {
  readonly ofType: string
  readonly typeOf: (line: string) => string | undefined
}

const insert = (lines: readonly string[], line: string, { ofType, typeOf }: Order): readonly string[] => {
  const later = lines.findIndex((each) => (typeOf(each) ?? '') > ofType)
  const last = lines.findLastIndex((each) => typeOf(each) !== undefined)
  if (last === -1) throw new Error('block-registry/index.ts lists no blocks in the form that `blocks new` knows.')
  return lines.toSpliced(later === -1 ? last + 1 : later, 0, line)
}
