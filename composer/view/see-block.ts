import type { ComposeEntry } from '../../schemas/api/compose.ts'
import { readMeta } from '../../src/content/block-meta.ts'
import { isObject, readField } from '../../src/content/cms-entry.ts'
import { toCmsEntry } from '../../src/content/composing/to-cms-source.ts'
import type { Translate } from '../../src/i18n/messages.ts'
import { ALL_SITES } from '../../src/site/all-sites.ts'
import { interfaceLocale } from '../interface-locale.ts'
import type { CanvasView } from './canvas-view.ts'
import { isSeen } from './is-seen.ts'
import { metaInWords } from './meta-in-words.ts'
import { segmentsOf } from './visitors.ts'

interface Eyes {
  readonly view: CanvasView
  /** The CMS's default one, in which settings of blocks are written. */
  readonly locale: string
  readonly t: Translate
  /** Entries of variants that are not looked at. */
  readonly hidden?: ReadonlySet<string>
}

/** When and for whom the block of an entry shows, in words, and whether it does in a view. */
export const seeBlock = (entry: ComposeEntry, { view, locale, t, hidden }: Eyes): { readonly when: string; readonly isSeen: boolean } => {
  const { timeZone } = view.site
  const stored = readField(entry.fields['meta'], [locale])
  return {
    when: isObject(stored)
      ? metaInWords(stored, { t, locale: interfaceLocale(), timeZone, segments: segmentsOf([view.site, ...ALL_SITES]) })
      : '',
    isSeen: hidden?.has(entry.sys.id) !== true && isSeen(readMeta(toCmsEntry(entry), { locales: [locale], timeZone }), view),
  }
}
