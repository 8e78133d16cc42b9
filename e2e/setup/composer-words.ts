import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { projectPath } from '../../server/paths.ts'
import type { InterfaceLanguage } from '../../src/i18n/compose/interface-languages.ts'

/** The composer's own texts in a language, by key without `compose.`. */
export const composeText = (language: InterfaceLanguage, key: string): string => {
  const text = read(language)[`compose.${key}`]
  if (text === undefined) throw new Error(`There is no text compose.${key} in ${language}.`)
  return text
}

/** What the composer calls a block or a field in a language; schemas have the English name. */
export const schemaWord = (language: InterfaceLanguage, english: string): string => {
  if (language === 'en') return english
  const word = read(`schemas/${language}`)[english]
  if (word === undefined) throw new Error(`“${english}” has no name in ${language}.`)
  return word
}

/** What the composer calls a language of content. */
export const languageWord = (language: InterfaceLanguage, code: string): string =>
  new Intl.DisplayNames([language], { type: 'language', languageDisplay: 'standard' }).of(code) ?? code

const known = new Map<string, Readonly<Record<string, string>>>()

const read = (file: string): Readonly<Record<string, string>> => {
  const texts =
    known.get(file) ?? (JSON.parse(readFileSync(projectPath(`src/i18n/compose/${file}.json`), 'utf8')) as Readonly<Record<string, string>>)
  known.set(file, texts)
  return texts
}

/** English texts whose translation is another one, without those that are filled in and those of signs alone. */
const englishBeside = (language: InterfaceLanguage): ReadonlySet<string> => {
  const [english, own, schemas] = [read('en'), read(language), read(`schemas/${language}`)]
  const differing = Object.entries(english).filter(([key, text]) => own[key] !== text && !text.includes('{') && /[a-z]{2}/.test(text))
  const named = Object.entries(schemas).filter(([text, translated]) => text !== translated)
  return new Set([...differing.map(([, text]) => text), ...named.map(([text]) => text)])
}

/** Texts that are seen outside of the page on the canvas and stayed English. What is content stands in `bdi` or says its language. */
export const leftInEnglish = async (page: Page, language: InterfaceLanguage): Promise<readonly string[]> => {
  const english = englishBeside(language)
  const seen = await page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const around = node.parentElement
      if (around === null || around.closest('bdi, [lang], [inert], script, style, textarea') !== null || !around.checkVisibility()) continue
      texts.push((node.textContent ?? '').trim())
    }
    const named = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].filter(
      (each) => each.checkVisibility() && each.closest('[inert]') === null,
    )
    for (const each of named) for (const name of ['aria-label', 'title', 'placeholder']) texts.push((each.getAttribute(name) ?? '').trim())
    return texts
  })
  return [...new Set(seen.filter((text) => english.has(text)))]
}
