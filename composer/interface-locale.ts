/** BCP 47 language that the composer itself speaks: that of its document. Its English is British, dates included. */
export const interfaceLocale = (): string => {
  const { lang } = document.documentElement
  return lang === '' || lang === 'en' ? 'en-GB' : lang
}
