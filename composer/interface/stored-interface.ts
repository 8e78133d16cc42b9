import { isLook, LANGUAGE_COOKIE, LOOK_COOKIE, type InterfaceLanguage, type Look } from '../../src/i18n/compose/interface-languages.ts'
import { directionOf } from '../../src/site/direction.ts'

const YEAR_SECONDS = 31_536_000

/** For the composer's own paths, where the server reads it to write the document. */
const store = (name: string, value: string): void => {
  const { protocol } = window.location
  document.cookie = `${name}=${value}; path=/_compose; max-age=${YEAR_SECONDS}; samesite=lax${protocol === 'https:' ? '; secure' : ''}`
}

/** The document says its language before any text of it changes: dates and lists are written by it. */
export const setDocumentLanguage = (language: InterfaceLanguage): void => {
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
}

export const storeLanguage = (language: InterfaceLanguage): void => {
  setDocumentLanguage(language)
  store(LANGUAGE_COOKIE, language)
}

/** As the server has written it, of the cookie. */
export const lookOfDocument = (): Look => {
  const { look } = document.documentElement.dataset
  return isLook(look) ? look : 'system'
}

export const storeLook = (look: Look): void => {
  document.documentElement.dataset['look'] = look
  store(LOOK_COOKIE, look)
}
