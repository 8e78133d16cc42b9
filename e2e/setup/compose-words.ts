import { readFileSync } from 'node:fs'
import { projectPath } from '../../server/paths.ts'

/** The composer's own texts in a language, by key without `compose.`. */
export const composeText = (language: string, key: string): string => {
  const text = read(`src/i18n/compose/${language}.json`)[`compose.${key}`]
  if (text === undefined) throw new Error(`There is no text compose.${key} in ${language}.`)
  return text
}

/** What the composer calls a block or a field in a language; schemas have the English name. */
export const schemaWord = (language: string, english: string): string => {
  if (language === 'en') return english
  const word = read(`src/i18n/compose/schemas/${language}.json`)[english]
  if (word === undefined) throw new Error(`“${english}” has no name in ${language}.`)
  return word
}

const known = new Map<string, Readonly<Record<string, string>>>()

const read = (file: string): Readonly<Record<string, string>> => {
  const texts = known.get(file) ?? (JSON.parse(readFileSync(projectPath(file), 'utf8')) as Readonly<Record<string, string>>)
  known.set(file, texts)
  return texts
}
