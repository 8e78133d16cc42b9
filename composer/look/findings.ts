import type { ComposeDocument } from '../../schemas/api/compose.ts'
import { entryIdOf } from '../../src/content/composing/entry-id.ts'
import { ownValue } from '../../src/lib/own-value.ts'
import type { HeavyPicture, Measures, PageWeight, TextOverPicture } from '../canvas/measures.ts'
import { schemaOf } from '../../src/content/composing/structure/slots.ts'
import { BUDGET, CONTRAST, kilobytes } from './budget.ts'
import { pictureField } from './picture-field.ts'
import { defined } from '../../src/lib/defined.ts'

/** Something about how a page looks that could be better. It never keeps a page from going live. */
export interface LookFinding {
  readonly code: 'contrast' | 'contrastUnread' | 'heavyPage' | 'heavyPicture'
  /** Names it among all of a page. */
  readonly key: string
  readonly entryId: string
  /** The use of the block on the page. */
  readonly blockId: string
  readonly field?: string
  /** Where it is worst. CSS pixels of the window. */
  readonly width: number
  /** For the sentence about it. */
  readonly values: Readonly<Record<string, string | number>>
  /** Words that it is about. */
  readonly words?: string
}

/** What could be better, once for all widths that were measured, the worst of each. Pure. */
export const findingsOf = (
  measures: readonly Measures[],
  document: ComposeDocument,
  locales: readonly string[],
): readonly LookFinding[] => {
  const found = measures.flatMap(({ width, texts, weight }) => [
    ...texts.flatMap((text) => ofText(text, width, document)),
    ...ofWeight(weight, width, document, locales),
  ])
  const worst = new Map<string, Graded>()
  for (const finding of found) {
    const before = worst.get(finding.key)
    if (before === undefined || finding.badness > before.badness) worst.set(finding.key, finding)
  }
  return [...worst.values()].map(({ badness: _, ...finding }) => finding)
}

type Graded = LookFinding & { readonly badness: number }

const ofText = ({ blockId, words, isLarge, ratio }: TextOverPicture, width: number, { entries }: ComposeDocument): readonly Graded[] => {
  const required = isLarge ? CONTRAST.large : CONTRAST.text
  if (ratio !== undefined && ratio >= required) return []
  const entryId = entryIdOf(blockId, entries)
  const about = { entryId, blockId, width, words }
  if (ratio === undefined)
    return [{ ...about, code: 'contrastUnread', key: `contrastUnread ${blockId} ${words}`, values: { words }, badness: 0 }]
  const values = { words, ratio: inTenths(ratio), required: String(required) }
  return [{ ...about, code: 'contrast', key: `contrast ${blockId} ${words}`, values, badness: required / ratio }]
}

/** Rounded down: 4.47 is less than 4.5 and must not look like it. */
export const inTenths = (ratio: number): string => String(Math.floor(ratio * 10) / 10)

const ofWeight = (weight: PageWeight, width: number, document: ComposeDocument, locales: readonly string[]): readonly Graded[] => {
  const { pageId } = document
  const total = totalOf(weight)
  const page: readonly Graded[] =
    total <= BUDGET.page
      ? []
      : [
          {
            code: 'heavyPage',
            key: 'heavyPage',
            entryId: pageId,
            blockId: pageId,
            width,
            values: { size: kilobytes(total), most: kilobytes(BUDGET.page) },
            badness: total,
          },
        ]
  return [...page, ...ofPicture(weight.largest, width, document, locales)]
}

const ofPicture = (
  largest: HeavyPicture | undefined,
  width: number,
  document: ComposeDocument,
  locales: readonly string[],
): readonly Graded[] => {
  if (largest?.blockId === undefined || largest.bytes <= BUDGET.picture) return []
  const entryId = entryIdOf(largest.blockId, document.entries)
  const entry = ownValue(document.entries, entryId)
  const field = entry === undefined ? undefined : pictureField(entry, schemaOf(entry), largest.address, document.assets, locales)
  const values = { size: kilobytes(largest.bytes), most: kilobytes(BUDGET.picture), ...sizesOf(largest) }
  const about = { entryId, blockId: largest.blockId, width, values, badness: largest.bytes }
  return [{ ...about, code: 'heavyPicture', key: `heavyPicture ${largest.blockId}`, ...defined({ field }) }]
}

export const sizesOf = ({ shown, natural }: HeavyPicture): { readonly shown: string; readonly natural: string } => ({
  shown: `${shown.width} × ${shown.height}`,
  natural: `${natural.width} × ${natural.height}`,
})

export const totalOf = ({ html, styles, scripts, fonts, pictures }: PageWeight): number => html + styles + scripts + fonts + pictures
