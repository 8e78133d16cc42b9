import type { Messages } from '../../i18n/messages.ts'

const languages = import.meta.glob<Messages>('../../i18n/preview/*.json', { import: 'default' })

/** Texts of the preview bar, which no shopper's language file carries; in English where the bar does not speak the language. */
export const loadBarMessages = async (language: string): Promise<Messages> => {
  const load = languages[`../../i18n/preview/${language}.json`] ?? languages['../../i18n/preview/en.json']
  return (await load?.()) ?? {}
}
