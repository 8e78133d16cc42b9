import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
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
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compile(key, text)]))
}

const compile = (key: string, text: string): unknown => {
  const elements = parse(text)
  refuseUnknown(key, elements)
  const [only] = elements
  const isPlain = elements.length === 1 && only?.type === TYPE.literal && only.value === text
  return isPlain ? text : elements
}

/** What `src/i18n/create-format-in-browser.ts` can write. */
const KNOWN: ReadonlySet<TYPE> = new Set([TYPE.literal, TYPE.argument, TYPE.number, TYPE.plural, TYPE.pound])

/** A browser would show such a text without the part that it does not know. */
const refuseUnknown = (key: string, elements: readonly MessageFormatElement[]): void => {
  for (const element of elements) {
    const isStyled = element.type === TYPE.number && element.style !== undefined && element.style !== null
    const isSpecial = element.type === TYPE.plural && (element.offset !== 0 || element.pluralType !== 'cardinal')
    if (!KNOWN.has(element.type) || isStyled || isSpecial)
      throw new Error(`The text ${key} has a placeholder that browsers cannot fill. Use {name}, {name, number} or {name, plural, ...}.`)
    if (element.type === TYPE.plural) for (const { value } of Object.values(element.options)) refuseUnknown(key, value)
  }
}
