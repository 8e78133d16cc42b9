import type { ComposeDocument } from '../../schemas/api/compose.ts'
import { buildPage } from '../../src/content/build-page.ts'
import type { DraftPage } from '../../src/content/draft-page.ts'
import { localeChain } from '../../src/content/locales.ts'
import { substituteForMissing } from '../../src/content/preview-notes.ts'
import { chooseVariants } from '../../src/content/variants.ts'
import { ownValue } from '../../src/lib/own-value.ts'
import { textSum } from '../../src/lib/text-sum.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { toCmsEntry, toCmsSource } from '../../src/content/composing/to-cms-source.ts'
import type { VariantPicks } from '../document/structure/variant-of.ts'
import { showExamples, type Examples } from './show-examples.ts'

interface Input {
  readonly document: ComposeDocument
  readonly site: SiteConfig
  readonly language: string
  /** For what blocks that were never published lack. */
  readonly examples?: Examples
  /** Variants to show; the originals unless given. */
  readonly picks?: VariantPicks
}

/**
 * The page of an open document as the preview shows it (server/publishing/preview-store.ts), with a note only where something is
 * missing: everything else that is wrong is said beside the canvas. Undefined where the document lacks its own page. Pure.
 */
export const buildDraft = ({ document, site, language, examples = NO_EXAMPLES, picks = NO_PICKS }: Input): DraftPage | undefined => {
  const page = document.entries[document.pageId]
  if (page === undefined) return undefined
  let missing = 0
  const built = buildPage({
    entry: toCmsEntry(page),
    source: toCmsSource(document),
    site,
    language,
    locales: localeChain(document.locales, language, site.code),
    substituteFor: (problem) => substituteForMissing(problem, (missing += 1)),
  })
  const chosen = chooseVariants(built.page, ({ test }) => ownValue(picks, test))
  const blocks = showExamples(chosen.blocks, document.entries, examples)
  // Examples may come later than the page, and have to be seen when they do; so does another variant.
  const shown = { ...chosen, blocks }
  const json = blocks === built.page.blocks ? built.json : JSON.stringify(shown)
  return { ...shown, draft: { revision: revisionOf(json), problems: built.problems } }
}

const NO_EXAMPLES: Examples = new Map()
const NO_PICKS: VariantPicks = {}

/** Two sums of its characters, made apart, and its length: an edit must not look like none. No secret is kept by it. */
const revisionOf = (json: string): string => `composed-${json.length}-${sumOf(json)}-${sumOf(json, 0x9747b28c)}`

const sumOf = (text: string, seed?: number): string => textSum(text, seed).toString(36)
