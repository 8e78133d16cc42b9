import { parseCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import ar from '../../src/i18n/compose/ar.json' with { type: 'json' }
import en from '../../src/i18n/compose/en.json' with { type: 'json' }
import es from '../../src/i18n/compose/es.json' with { type: 'json' }
import fr from '../../src/i18n/compose/fr.json' with { type: 'json' }
import ja from '../../src/i18n/compose/ja.json' with { type: 'json' }
import {
  INTERFACE_LANGUAGES,
  isInterfaceLanguage,
  isLook,
  LANGUAGE_COOKIE,
  LOOK_COOKIE,
  type InterfaceLanguage,
  type Look,
} from '../../src/i18n/compose/interface-languages.ts'
import type { Messages } from '../../src/i18n/messages.ts'
import { preferredLanguage } from '../operations/plain-pages/visitor-language.ts'

/** In which language and look somebody sees the composer. */
export interface InterfaceChoice {
  readonly language: InterfaceLanguage
  readonly look: Look
}

/** What she chose in this browser, else the best of the languages that her browser asks for, else English. */
export const interfaceOf = ({ headers }: Pick<FastifyRequest, 'headers'>): InterfaceChoice => {
  const { [LANGUAGE_COOKIE]: chosen, [LOOK_COOKIE]: look } = parseCookie(headers.cookie ?? '')
  const asked = preferredLanguage(headers['accept-language'] ?? '', Object.keys(INTERFACE_LANGUAGES))
  const language = [chosen, asked].find(isInterfaceLanguage) ?? 'en'
  return { language, look: isLook(look) ? look : 'system' }
}

/** The composer's texts, for what the server writes itself. */
export const INTERFACE_TEXTS: Readonly<Record<InterfaceLanguage, Messages>> = { ar, en, es, fr, ja }
