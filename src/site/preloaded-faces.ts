import type { SiteConfig } from './site-config.ts'
import { themeOf } from './theme-of.ts'

/** Written with the reader's own faces (themes/scripts.scss); the name of the shop stays Latin. */
const OTHER_SCRIPTS: ReadonlySet<string> = new Set(['ar', 'ja', 'ko', 'zh'])
/** Every sentence has letters that English does not. */
const ACCENTED: ReadonlySet<string> = new Set(['es', 'fr'])

/**
 * The files of a theme's faces that the top of every page of a site shows, to be fetched beside its style sheet. One too many takes the line from the
 * picture; one that is missing comes later and changes words under the reader's eye.
 */
export const preloadedFaces = (site: Pick<SiteConfig, 'theme'>, language: string): readonly string[] => {
  const { always, latin } = themeOf(site).faces
  const faces = [...(OTHER_SCRIPTS.has(language) ? [] : latin), ...always]
  return faces.flatMap((face) => [`/fonts/${face}.woff2`, ...(ACCENTED.has(language) ? [`/fonts/${face}-accents.woff2`] : [])])
}
