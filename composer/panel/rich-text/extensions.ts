import { Extension, Mark, type Extensions } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { Underline } from '@tiptap/extension-underline'
import { UndoRedo } from '@tiptap/extensions'
import { blockquote, horizontalRule, kept, picture, type KeptNames } from './nodes.ts'
import { link } from './link.ts'
import { createMemory } from './memory.ts'

/** What the shop renders, and nothing else: whatever is pasted is read by these. */
export const extensionsOf = (names: KeptNames): Extensions => {
  const memory = createMemory()
  return [
    Document,
    Paragraph,
    Text,
    HardBreak,
    Heading.configure({ levels: [1, 2, 3, 4, 5, 6] }),
    BulletList,
    OrderedList,
    ListItem.extend({ content: 'block+' }),
    ListKeymap,
    blockquote,
    horizontalRule,
    picture(names),
    kept('keptBlock', { isInline: false, memory, names }),
    kept('keptInline', { isInline: true, memory, names }),
    Bold,
    Italic,
    Underline,
    mark('code', 'code'),
    mark('superscript', 'sup'),
    mark('subscript', 'sub'),
    mark('strikethrough', 's'),
    link(memory),
    keptMark,
    source,
    UndoRedo,
  ]
}

/** A mark that is an element, as in what is pasted. */
const mark = (name: string, tag: string): Mark =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }, ...(tag === 's' ? [{ tag: 'del' }, { tag: 'strike' }] : [])],
    renderHTML: () => [tag, 0],
  })

/** A mark that the shop does not know. Several can be on one text. */
const keptMark = Mark.create({
  name: 'keptMark',
  excludes: '',
  addAttributes: () => ({ mark: { default: null, rendered: false } }),
  renderHTML: () => ['span', 0],
})

/** Where a block came from. A new block that begins at the end of another has come from nowhere. */
const source = Extension.create({
  name: 'source',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'bulletList', 'orderedList', 'listItem', 'blockquote', 'horizontalRule', 'picture'],
      attributes: { source: { default: null, rendered: false, keepOnSplit: false } },
    },
  ],
})
