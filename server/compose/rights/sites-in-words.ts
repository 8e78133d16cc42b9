import type { SiteConfig } from '../../../src/site/site-config.ts'
import { say } from '../sentence.ts'
import type { ComposeSentence } from '../../../schemas/api/compose-sentences.ts'

/** More are a number. */
const MOST_NAMES = 3

/** `Alder, JP; Alder, NL and 2 other sites`. */
export const sitesInWords = (tags: readonly string[], sites: readonly SiteConfig[]): ComposeSentence =>
  namesInWords(
    tags.map((tag) => {
      const site = sites.find(({ siteTag }) => siteTag === tag)
      return site === undefined ? tag : `${site.siteName}, ${site.code}`
    }),
  )

/** The same of sites that are named already. */
export const namesInWords = (names: readonly string[]): ComposeSentence =>
  say('sites', { names: names.slice(0, MOST_NAMES).join('; '), more: Math.max(0, names.length - MOST_NAMES) })
