import type { ImageProp } from './page.ts'

/** A mark on a run of text: `bold`, `italic`, `underline`, `code`, ... */
export interface RichTextMark {
  readonly type: string
}

/** A node's data. Links are addresses and pictures are resolved: no reference to the CMS is left. */
export interface RichTextData {
  readonly uri?: string
  readonly image?: ImageProp
}

/** A node of a rich text document: `paragraph`, `heading-2`, `hyperlink`, `embedded-asset-block`, `text`, ... */
export interface RichTextNode {
  readonly nodeType: string
  readonly data: RichTextData
  readonly content?: readonly RichTextNode[]
  /** On `text` nodes only. */
  readonly value?: string
  readonly marks?: readonly RichTextMark[]
}

/** A Contentful rich text document after its embedded assets and entries are resolved. */
export interface RichTextDocument {
  readonly nodeType: 'document'
  readonly data: RichTextData
  readonly content: readonly RichTextNode[]
}
