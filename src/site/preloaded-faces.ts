import type { SiteConfig } from './site-config.ts'
import { themeOf } from './theme-of.ts'

const SANS = '/fonts/alder-sans.woff2'
const SANS_ACCENTS = '/fonts/alder-sans-accents.woff2'
const SERIF = '/fonts/alder-serif.woff2'
const SERIF_ACCENTS = '/fonts/alder-serif-accents.woff2'

/** Written with the reader's own faces (themes/tokens.scss); the name of the shop stays Latin. */
const OTHER_SCRIPTS: ReadonlySet<string> = new Set(['ar', 'ja', 'ko', 'zh'])
/** Every sentence has letters that English does not. */
const ACCENTED: ReadonlySet<string> = new Set(['es', 'fr'])
/** Headlines are in a face of the reader's machine (themes/briar.scss). */
const OWN_HEADLINES: ReadonlySet<string | undefined> = new Set(['briar'])

/**
 * The files of themes/fonts.scss that the top of every page of a site shows, to be fetched beside its style sheet. One too many takes the line from the
 * picture; one that is missing comes later and changes words under the reader's eye.
 */
export const preloadedFaces = (site: Pick<SiteConfig, 'clientName'>, language: string): readonly string[] => {
  const serif = OWN_HEADLINES.has(themeOf(site)) ? [] : [SERIF]
  if (OTHER_SCRIPTS.has(language)) return serif
  if (!ACCENTED.has(language)) return [SANS, ...serif]
  return [SANS, SANS_ACCENTS, ...serif, ...serif.map(() => SERIF_ACCENTS)]
}
