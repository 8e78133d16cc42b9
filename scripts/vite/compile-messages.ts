import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

const MESSAGE_FILE = /\/src\/i18n\/(?:messages\/[^/]+|preview|regional)\/[^/]+\.json$/

/** Compiles texts in ICU MessageFormat at build, so that no parser reaches a shopper. Texts without placeholders stay text. */
export const compileMessages = (): Plugin => ({
  name: 'vitrine:compile-messages',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (MESSAGE_FILE.test(id) ? JSON.stringify(compileFile(code)) : null),
})

const compileFile = (code: string): Record<string, unknown> => {
  // Flat files of ours: key to text.
  const texts = JSON.parse(code) as Record<string, string>
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compile(text)]))
}

const compile = (text: string): unknown => {
  const elements = parse(text)
  const [only] = elements
  const isPlain = elements.length === 1 && only?.type === TYPE.literal && only.value === text
  return isPlain ? text : elements
}
