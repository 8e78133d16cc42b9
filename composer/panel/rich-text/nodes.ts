import { Node } from '@tiptap/core'
import type { Json } from '../../../schemas/page.ts'
import type { Memory } from './memory.ts'

/** What she reads where something stands that cannot be edited as text. */
export interface KeptNames {
  readonly kept: (json: Json) => string
  readonly picture: (id: string) => { readonly address: string | undefined; readonly alt: string }
}

export const blockquote = Node.create({
  name: 'blockquote',
  group: 'block',
  content: '(paragraph | keptBlock)+',
  defining: true,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: () => ['blockquote', 0],
})

export const horizontalRule = Node.create({
  name: 'horizontalRule',
  group: 'block',
  parseHTML: () => [{ tag: 'hr' }],
  renderHTML: () => ['hr'],
})

/** A picture of the media library; others, pasted from elsewhere, are left out. */
export const picture = (names: KeptNames): Node =>
  Node.create({
    name: 'picture',
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({ id: { default: null, rendered: false, parseHTML: (element: HTMLElement) => element.dataset['asset'] } }),
    parseHTML: () => [{ tag: 'figure[data-asset]' }],
    renderHTML: ({ node }) => {
      const id = String(node.attrs['id'])
      const { address, alt } = names.picture(id)
      return ['figure', { 'data-asset': id }, address === undefined ? ['span', alt] : ['img', { src: address, alt }]]
    },
  })

interface Kept {
  readonly isInline: boolean
  readonly memory: Memory
  readonly names: KeptNames
}

/** Something the editor does not know: it can be moved and deleted, and goes back as it came. */
export const kept = (name: string, { isInline, memory, names }: Kept): Node =>
  Node.create({
    name,
    group: isInline ? 'inline' : 'block',
    inline: isInline,
    atom: true,
    draggable: true,
    addAttributes: () => ({
      json: { default: null, rendered: false, parseHTML: (element: HTMLElement) => memory.read(element.dataset['kept'] ?? null) },
    }),
    parseHTML: () => [
      {
        tag: `${isInline ? 'span' : 'div'}[data-kept]`,
        getAttrs: (element) => (memory.read(element.dataset['kept'] ?? null) === undefined ? false : null),
      },
    ],
    renderHTML: ({ node }) => {
      // What it was made of is JSON, as rich text of the CMS is.
      const json = node.attrs['json'] as Json
      return [isInline ? 'span' : 'div', { 'data-kept': memory.nameOf(json), contenteditable: 'false' }, names.kept(json)]
    },
  })
