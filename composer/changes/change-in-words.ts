import type { ComposeChange } from '../../schemas/api/compose-history.ts'
import type { Json } from '../../schemas/page.ts'
import { isLink, isObject } from '../../src/content/cms-entry.ts'
import type { Translate } from '../../src/i18n/messages.ts'
import { childrenOf, isRichText } from '../panel/rich-text/known.ts'
import { variantInWords } from '../variants/variant-in-words.ts'
import { valueInWords } from '../panel/value-in-words.ts'

/** What merchandisers call an entry or a picture. */
export type NameOf = (id: string) => string

interface Words {
  readonly before: string
  readonly after: string
}

const MOST_CHARACTERS = 200

/** A change as it is read: of lists of blocks what went and what came, of rich text its words. Long texts are cut. */
export const changeInWords = (change: Omit<ComposeChange, 'field' | 'locale'>, nameOf: NameOf, t: Translate): Words => {
  const [before, after] = [idsOf(change.before), idsOf(change.after)]
  if (before === undefined || after === undefined || before.length + after.length === 0)
    return { before: inWords(change.before, nameOf, t), after: inWords(change.after, nameOf, t) }
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

const inWords = (value: Json | undefined, nameOf: NameOf, t: Translate): string => {
  if (value !== undefined && isLink(value)) return nameOf(value.sys.id)
  const variant = value !== undefined && isObject(value) ? variantInWords(value, t) : undefined
  if (variant !== undefined) return variant
  const text = isRichText(value) ? textOf(value).trim() : valueInWords(value, t)
  return text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS)}…`
}

/** Paragraphs are told apart by a space. */
const textOf = (node: Json): string => {
  if (!isObject(node)) return ''
  if (node['nodeType'] === 'text') return String(node['value'] ?? '')
  const words = (childrenOf(node) ?? []).map(textOf)
  return words.join('') + (node['nodeType'] === 'paragraph' || String(node['nodeType']).startsWith('heading') ? ' ' : '')
}
