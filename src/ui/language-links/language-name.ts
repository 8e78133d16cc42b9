/** Written out, because browsers and Node differ in how many names they know, and both must render the same. */
const NAMES: Readonly<Record<string, string>> = {
  ar: 'العربية',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  ja: '日本語',
  ko: '한국어',
  ms: 'Bahasa Melayu',
  nl: 'Nederlands',
  zh: '中文',
}

/** A language's own name for itself. */
export const languageName = (language: string): string => NAMES[language] ?? language
