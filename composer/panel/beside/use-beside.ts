import { useState } from 'react'
import type { ComposeLocale } from '../../../schemas/api/compose.ts'
import { browserStorage } from '../../../src/lib/browser-storage.ts'

/** Of this browser: who translates does so on page after page. */
const KEY = 'vitrine-compose-beside'

/** The locale whose words are read beside the fields, where the space has it and it is not the one that is written. */
export const useBeside = (locales: readonly ComposeLocale[], current: string) => {
  const [wanted, setWanted] = useState(() => browserStorage()?.getItem(KEY) ?? undefined)
  const choose = (locale: string | undefined): void => {
    setWanted(locale)
    if (locale === undefined) browserStorage()?.removeItem(KEY)
    else browserStorage()?.setItem(KEY, locale)
  }
  return { beside: wanted !== undefined && wanted !== current && locales.some(({ code }) => code === wanted) ? wanted : undefined, choose }
}
