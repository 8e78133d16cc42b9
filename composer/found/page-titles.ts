import { useEffect, useState } from 'react'
import { createTranslate } from '../../src/i18n/create-translate.ts'
import type { Messages, Translate } from '../../src/i18n/messages.ts'
import { textLanguageOf } from '../../src/site/text-language.ts'

const texts = import.meta.glob<Messages>('../../src/i18n/messages/*/pageTitle.json', { import: 'default' })

/** The shop's texts of which it makes titles, in the language of a locale; undefined until they are there. */
export const usePageTitles = (locale: string): Translate | undefined => {
  const [loaded, setLoaded] = useState<{ readonly locale: string; readonly t: Translate }>()
  useEffect(() => {
    let isCurrent = true
    const load = texts[`../../src/i18n/messages/${textLanguageOf(locale)}/pageTitle.json`]
    // Without them there is no preview, and everything else goes on.
    void load?.().then(
      (messages) => {
        if (isCurrent) setLoaded({ locale, t: createTranslate({ messages, locale }) })
      },
      () => undefined,
    )
    return () => void (isCurrent = false)
  }, [locale])
  return loaded?.locale === locale ? loaded.t : undefined
}
