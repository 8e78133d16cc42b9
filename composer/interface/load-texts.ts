import { isInterfaceLanguage, type InterfaceLanguage } from '../../src/i18n/compose/interface-languages.ts'
import type { SchemaWords } from '../../src/content/block-schemas.ts'
import type { Messages } from '../../src/i18n/messages.ts'

export interface Texts {
  readonly language: InterfaceLanguage
  readonly messages: Messages
  /** Of blocks and fields, which English schemas have themselves. */
  readonly schemaWords: SchemaWords
}

interface File<Words> {
  readonly default: Words
}

/** Each a chunk of its own, so that nobody loads the texts of five languages. */
const FILES: Readonly<Record<InterfaceLanguage, () => Promise<readonly [File<Messages>, File<SchemaWords>?]>>> = {
  ar: () => Promise.all([import('../../src/i18n/compose/ar.json'), import('../../src/i18n/compose/schemas/ar.json')]),
  en: () => Promise.all([import('../../src/i18n/compose/en.json')]),
  es: () => Promise.all([import('../../src/i18n/compose/es.json'), import('../../src/i18n/compose/schemas/es.json')]),
  fr: () => Promise.all([import('../../src/i18n/compose/fr.json'), import('../../src/i18n/compose/schemas/fr.json')]),
  ja: () => Promise.all([import('../../src/i18n/compose/ja.json'), import('../../src/i18n/compose/schemas/ja.json')]),
}

/** Undefined where the file does not come. */
export const loadTexts = async (language: InterfaceLanguage): Promise<Texts | undefined> => {
  try {
    const [texts, schemas] = await FILES[language]()
    return { language, messages: texts.default, schemaWords: schemas?.default ?? {} }
  } catch {
    // Offline, or an older release's document: the caller says so.
    return undefined
  }
}

/** The texts that the document is in, else English; undefined where neither comes. */
export const loadFirstTexts = async (language: string, load = loadTexts): Promise<Texts | undefined> =>
  (isInterfaceLanguage(language) ? await load(language) : undefined) ?? (await load('en'))
