import type { FieldKind } from '../../../../schemas/block-schema.ts'
import type { Json } from '../../../../schemas/page.ts'
import { linkTo } from '../../../../src/content/cms-entry.ts'

/** A value as the CMS holds it: links and rich text may be written as a program would write them. */
export const toFieldValue = (kind: FieldKind | undefined, value: Json): Json => {
  if (typeof value !== 'string') return value
  if (kind === 'asset') return linkTo('Asset', value)
  if (kind === 'entry') return linkTo('Entry', value)
  return kind === 'richText' ? toRichText(value) : value
}

const toRichText = (text: string): Json => ({
  nodeType: 'document',
  data: {},
  content: text
    .split(/\n\s*\n/)
    .filter((words) => words.trim() !== '')
    .map((words) => ({
      nodeType: 'paragraph',
      data: {},
      content: [{ nodeType: 'text', value: words.trim(), marks: [], data: {} }],
    })),
})
