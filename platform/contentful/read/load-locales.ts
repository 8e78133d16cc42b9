import { badRequest } from '../errors.ts'
import type { LocaleBody } from '../model.ts'
import type { Deps } from '../deps.ts'

/** The environment's locales, oldest first. */
export const loadLocales = async ({ settings }: Deps): Promise<readonly LocaleBody[]> => (await settings()).locales

/** The locale a reader asked for, the default one where none; `*` means all. Refuses one that does not exist. */
export const requireLocale = (locales: readonly LocaleBody[], asked: string | undefined): string => {
  const code = asked ?? locales.find((each) => each.default)?.code ?? '*'
  if (code !== '*' && !locales.some((each) => each.code === code)) throw badRequest(`Unknown locale: ${code}`)
  return code
}
