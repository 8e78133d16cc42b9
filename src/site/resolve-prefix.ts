import { basePathOf } from './base-path.ts'
import type { SiteConfig } from './site-config.ts'

/** What an address means on a site. */
export interface ResolvedPrefix {
  readonly language: string
  /** Path without prefix; always begins with a slash. */
  readonly path: string
  /** The whole path as it should be; equal to the one given where the prefix was right. */
  readonly correctedPath: string
  readonly isCorrected: boolean
  /** A language or country that is not this site's was in the address: reported once. */
  readonly isWrong: boolean
}

interface Options {
  readonly site: SiteConfig
  /** Country folders of all sites. */
  readonly folders: ReadonlySet<string>
  /** First-level slugs of the navigation tree, which are never taken for a prefix. */
  readonly isSlug?: (segment: string) => boolean
  readonly hints?: LanguageHints
}

/** Reads the prefix of a path and how a missing or wrong one is corrected (PREFIX-03, PREFIX-04, PREFIX-14, TRICKY-03). Pure; server and browser agree. */
export const resolvePrefix = (path: string, options: Options): ResolvedPrefix => {
  const exact = readExact(path, options.site)
  if (exact !== undefined) return exact
  const { language, strip, isWrong } = readAttempt(path.split('/').slice(1), options)
  const rest = `/${path
    .split('/')
    .slice(1 + strip)
    .join('/')}`
  return { language, path: rest, correctedPath: `${basePathOf(options.site, language)}${rest}`, isCorrected: true, isWrong }
}

/** The prefix is right but for letter case. */
const readExact = (path: string, site: SiteConfig): ResolvedPrefix | undefined => {
  for (const language of site.languages) {
    const base = basePathOf(site, language)
    const head = path.slice(0, base.length)
    const rest = path.slice(base.length)
    if (head.toLowerCase() !== base || (rest !== '' && !rest.startsWith('/'))) continue
    const isCorrected = head !== base
    return { language, path: rest || '/', correctedPath: isCorrected ? `${base}${rest || '/'}` : path, isCorrected, isWrong: false }
  }
  return undefined
}

interface Attempt {
  readonly language: string
  /** How many leading segments were meant as a prefix. */
  readonly strip: number
  readonly isWrong: boolean
}

const readAttempt = (segments: readonly string[], options: Options): Attempt => {
  const { site, hints = {} } = options
  const [first = '', second = ''] = segments.map((segment) => segment.toLowerCase())
  const missing = { language: chooseLanguage(site, hints), isWrong: false }
  if (!isAttempt(first, options)) return { ...missing, strip: 0 }
  if (isFolderLike(first, options) && isAttempt(second, options)) {
    const isOurs = site.languages.includes(second)
    if (isOurs) return { language: second, strip: 2, isWrong: false }
    if (options.folders.has(first)) return { language: site.defaultLanguage, strip: 2, isWrong: true }
  }
  const spoken = first.split(/[-_]/)[0] ?? ''
  if (site.languages.includes(spoken)) return { language: spoken, strip: 1, isWrong: false }
  if (first === site.countryFolder) return { ...missing, strip: 1 }
  return { language: site.defaultLanguage, strip: 1, isWrong: true }
}

const isFolderLike = (segment: string, { folders }: Options): boolean => folders.has(segment) || /^[a-z]{2}$/.test(segment)

const isAttempt = (segment: string, { folders, isSlug = () => false }: Options): boolean => {
  if (folders.has(segment) || LOCALES.has(segment)) return true
  return /^[a-z]{2}(?:-[a-z]{2,8})?$/.test(segment) && !isSlug(segment)
}

/** Every language code texts and formats can exist in (LOCALE-36), in the form of file names. */
export const TRANSLATION_LOCALES: ReadonlySet<string> = new Set(
  (
    'ar ar_AE ar_BH ar_KW ar_QA ar_SA bg cs da de de_AT de_CH dv el en en_AE en_AU en_BH en_CA en_GB en_HK en_IE en_IN en_JP en_KR ' +
    'en_KW en_MY en_NZ en_PH en_QA en_SA en_SG en_TH en_TW en_US en_ZA es es_AR es_CL es_CO es_MX es_PE es_US et fa fi fr fr_BE ' +
    'fr_CA fr_CH he hr hu id it iw ja ko ku lt lv ms nb nl nl_BE pl pt pt_BR ro ru sk sl sr sv th tr uk ur vi zh zh_HK zh_TW'
  ).split(' '),
)

const LOCALES: ReadonlySet<string> = new Set([...TRANSLATION_LOCALES].map((locale) => locale.toLowerCase()))

/** What is known about a visitor's language when the address has none. */
export interface LanguageHints {
  /** `language.{clientName}.{country}` of local storage, or its cookie. */
  readonly stored?: string
  /** Language tags, most wanted first. */
  readonly accepted?: readonly string[]
}

/** The language of an address without one (PREFIX-14): the visitor's own choice, then detection where the site wants it, then the default. */
const chooseLanguage = (site: SiteConfig, { stored, accepted = [] }: LanguageHints): string => {
  if (stored !== undefined && site.languages.includes(stored)) return stored
  const detected = site.languageDetection ? lookup(accepted, site.languages) : undefined
  return detected ?? (site.languages.includes(site.defaultLanguage) ? site.defaultLanguage : (site.languages[0] ?? site.defaultLanguage))
}

/** RFC 4647 lookup: each range is shortened from the end until something matches. */
const lookup = (ranges: readonly string[], languages: readonly string[]): string | undefined => {
  for (const range of ranges) {
    const subtags = range.toLowerCase().split('-')
    for (let length = subtags.length; length > 0; length -= 1) {
      const match = languages.find((language) => language.toLowerCase() === subtags.slice(0, length).join('-'))
      if (match !== undefined) return match
    }
  }
  return undefined
}
