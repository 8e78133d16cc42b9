import type { SiteConfig } from './site-config.ts'
import { themeOf } from './theme-of.ts'

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
  const faces = [...(OTHER_SCRIPTS.has(language) ? [] : ['shop-sans']), ...(OWN_HEADLINES.has(themeOf(site)) ? [] : ['shop-serif'])]
  return faces.flatMap((face) => [`/fonts/${face}.woff2`, ...(ACCENTED.has(language) ? [`/fonts/${face}-accents.woff2`] : [])])
}
