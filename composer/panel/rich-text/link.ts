import { Mark } from '@tiptap/core'
import type { Json } from '../../../schemas/page.ts'
import { isObject } from '../../../src/content/cms-entry.ts'
import { isSafeAddress } from './known.ts'
import type { Memory } from './memory.ts'

/** A link. It holds the node of the CMS without its words, so that one to an entry or asset stays what it is. */
export const link = (memory: Memory): Mark =>
  Mark.create({
    name: 'link',
    inclusive: false,
    addAttributes: () => ({ node: { default: null, rendered: false } }),
    parseHTML: () => [
      { tag: 'a[data-kept]', getAttrs: (element) => attributesOf(memory.read(element.dataset['kept'] ?? null)), priority: 60 },
      { tag: 'a[href]', getAttrs: (element) => attributesOf(linkTo(element.getAttribute('href') ?? '')) },
    ],
    renderHTML: ({ mark }) => {
      // As above: a node of the CMS.
      const node = mark.attrs['node'] as Json
      const address = addressOf(node)
      return ['a', { ...(address === undefined ? { 'data-kept': memory.nameOf(node) } : { href: address }), rel: 'noopener' }, 0]
    },
  })

const attributesOf = (node: Json | undefined) => (node === undefined ? false : { node })

/** A link to an address; undefined where no link may lead there. */
export const linkTo = (address: string): Json | undefined =>
  isSafeAddress(address) ? { nodeType: 'hyperlink', data: { uri: address } } : undefined

/** The address of a link; undefined where it leads to an entry or asset, or to what no link may. */
export const addressOf = (node: Json | undefined): string | undefined => {
  if (!isObject(node) || node['nodeType'] !== 'hyperlink' || !isObject(node['data'])) return undefined
  const { uri } = node['data']
  return typeof uri === 'string' && isSafeAddress(uri) ? uri : undefined
}
