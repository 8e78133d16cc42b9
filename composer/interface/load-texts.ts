import { isInterfaceLanguage, type InterfaceLanguage } from '../../src/i18n/compose/interface-languages.ts'
import type { Messages } from '../../src/i18n/messages.ts'

export interface Texts {
  readonly language: InterfaceLanguage
  readonly messages: Messages
}

/** Each a chunk of its own, so that nobody loads the texts of five languages. */
const FILES: Readonly<Record<InterfaceLanguage, () => Promise<{ readonly default: Messages }>>> = {
  ar: () => import('../../src/i18n/compose/ar.json'),
  en: () => import('../../src/i18n/compose/en.json'),
  es: () => import('../../src/i18n/compose/es.json'),
  fr: () => import('../../src/i18n/compose/fr.json'),
  ja: () => import('../../src/i18n/compose/ja.json'),
}

/** Undefined where the file does not come. */
export const loadTexts = async (language: InterfaceLanguage): Promise<Texts | undefined> => {
  try {
    return { language, messages: (await FILES[language]()).default }
  } catch {
    // Offline, or an older release's document: the caller says so.
    return undefined
  }
}

/** The texts that the document is in, else English; undefined where neither comes. */
export const loadFirstTexts = async (language: string, load = loadTexts): Promise<Texts | undefined> =>
  (isInterfaceLanguage(language) ? await load(language) : undefined) ?? (await load('en'))
