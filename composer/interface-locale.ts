import { latinDigits } from '../src/i18n/format-locale.ts'

const NOWHERE = { lang: '', dir: '' }

/** Words are made outside of a document only by tests of what is pure. */
const root = (): Pick<HTMLElement, 'lang' | 'dir'> => (typeof document === 'undefined' ? NOWHERE : document.documentElement)

/** BCP 47 language that the composer itself speaks: that of its document. Its English is British, dates included; its Arabic has Western figures. */
export const interfaceLocale = (): string => {
  const { lang } = root()
  return lang === '' || lang === 'en' ? 'en-GB' : latinDigits(lang)
}

/** Whether its sentences run from right to left. */
export const isInterfaceRightToLeft = (): boolean => root().dir === 'rtl'
