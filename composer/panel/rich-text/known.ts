import type { Json } from '../../../schemas/page.ts'
import { isObject } from '../../../src/content/cms-entry.ts'

/** Marks that the shop renders (src/ui/rich-text), by the CMS's names; the editor uses the same. */
export const MARKS = ['bold', 'italic', 'underline', 'code', 'superscript', 'subscript', 'strikethrough'] as const

/** Links: the words are text, what they lead to is in `data`. */
export const LINKS: ReadonlySet<string> = new Set(['hyperlink', 'entry-hyperlink', 'asset-hyperlink'])

/** Addresses that a link may have; the publisher drops all others (src/content/convert-value.ts). */
const SAFE_ADDRESS = /^(?:https?:\/\/|\/(?!\/)|mailto:|tel:|#)/i

export const isSafeAddress = (address: string): boolean => SAFE_ADDRESS.test(address)

/** Whether a value is a rich text document; a field may hold anything. */
export const isRichText = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  isObject(value) && value['nodeType'] === 'document' && Array.isArray(value['content'])

/** A node's children; undefined where it is broken. */
export const childrenOf = (node: { readonly [key: string]: Json }): readonly Json[] | undefined => {
  const { content } = node
  return Array.isArray(content) ? content : undefined
}
