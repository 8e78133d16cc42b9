import type { ComposeChange } from '../../schemas/api/compose-history.ts'
import type { Json } from '../../schemas/page.ts'
import { isLink, isObject } from '../../src/content/cms-entry.ts'
import type { Translate } from '../../src/i18n/messages.ts'
import { ALL_SITES } from '../../src/site/all-sites.ts'
import { childrenOf, isRichText } from '../panel/rich-text/known.ts'
import { interfaceLocale } from '../interface-locale.ts'
import { valueInWords } from '../panel/value-in-words.ts'
import { siteInWords } from '../sites/site-in-words.ts'
import { metaInWords } from '../view/meta-in-words.ts'
import { segmentsOf } from '../view/visitors.ts'

/** What merchandisers call an entry or a picture. */
export type NameOf = (id: string) => string

/** What a change names. */
interface Named {
  readonly nameOf: NameOf
  /** Moments are said by its clocks. */
  readonly timeZone: string
}

interface Words {
  readonly before: string
  readonly after: string
}

const MOST_CHARACTERS = 200

/** A change as it is read: of lists of blocks what went and what came, of rich text its words, of settings when and for whom. Long texts are cut. */
export const changeInWords = (change: Omit<ComposeChange, 'locale'>, { nameOf, timeZone }: Named, t: Translate): Words => {
  const [before, after] = [idsOf(change.before), idsOf(change.after)]
  if (before === undefined || after === undefined || before.length + after.length === 0) {
    const read = (value: Json | undefined): string => cut(settingInWords(change.field, value, timeZone, t) ?? inWords(value, nameOf, t))
    return { before: read(change.before), after: read(change.after) }
  }
  const beyond = (ids: readonly string[], others: readonly string[]): string =>
    ids
      .filter((id) => !others.includes(id))
      .map(nameOf)
      .join(t('compose.comma'))
  const [gone, come] = [beyond(before, after), beyond(after, before)]
  return gone === '' && come === '' ? { before: '', after: t('compose.change.order') } : { before: gone, after: come }
}

/** Of a list of links; no value is an empty list. Undefined for everything else. */
const idsOf = (value: Json | undefined): readonly string[] | undefined => {
  const list = value ?? []
  return Array.isArray(list) && list.every((item: Json) => isLink(item)) ? list.map(({ sys }) => sys.id) : undefined
}

/** Of settings that every block or page has; undefined for its own fields, and for settings nobody can read. */
const settingInWords = (field: string, value: Json | undefined, timeZone: string, t: Translate): string | undefined => {
  if (field === 'meta' && value !== undefined && isObject(value))
    return metaInWords(value, { t, locale: interfaceLocale(), timeZone, segments: segmentsOf(ALL_SITES) }) || undefined
  if (field !== 'sites' || !Array.isArray(value)) return undefined
  const names = value.map((tag: Json) => siteInWords(String(tag)))
  return names.length === 0 ? t('compose.allSites') : names.join(t('compose.comma'))
}

const inWords = (value: Json | undefined, nameOf: NameOf, t: Translate): string => {
  if (value !== undefined && isLink(value)) return nameOf(value.sys.id)
  return isRichText(value) ? textOf(value).trim() : valueInWords(value, t)
}

const cut = (text: string): string => (text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS)}…`)

/** Paragraphs are told apart by a space. */
const textOf = (node: Json): string => {
  if (!isObject(node)) return ''
  if (node['nodeType'] === 'text') return String(node['value'] ?? '')
  const words = (childrenOf(node) ?? []).map(textOf)
  return words.join('') + (node['nodeType'] === 'paragraph' || String(node['nodeType']).startsWith('heading') ? ' ' : '')
}
