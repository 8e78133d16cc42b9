import type { BlockPropsByType, BlockSlotsByType, BlockType } from '../../schemas/generated/types.ts'
import type { PageKind } from '../../schemas/page-kinds.ts'
import type { BlockMeta, ImageProp } from '../../schemas/page.ts'
import type { RichTextDocument } from '../../schemas/rich-text.ts'
import type { Words } from './words.ts'
import { defined } from '../../src/lib/defined.ts'

/** A picture given with the content, by its name, as a prop. */
export interface SeedArt {
  readonly art: string
}

/** Rich text in every language, written as Markdown: headings, paragraphs, lists, links, bold, italic. */
export interface SeedMarkdown {
  readonly markdown: Words
}

/** A prop's value in the seed: what its component gets, with texts in every language and pictures by name. */
type SeedValue<Value> = Value extends RichTextDocument
  ? SeedMarkdown
  : Value extends ImageProp | null
    ? Value extends null
      ? null
      : SeedArt
    : Value extends string
      ? Value | Words
      : Value

export type SeedProps<Type extends BlockType> = {
  readonly [Name in keyof BlockPropsByType[Type]]?: SeedValue<BlockPropsByType[Type][Name]>
}

/** An entry to create: its id is readable, so that merchandisers recognise it in messages and logs. */
export interface SeedNode {
  readonly id: string
  readonly type: BlockType
  readonly props: Readonly<Record<string, unknown>>
  readonly slots: Readonly<Record<string, readonly SeedNode[]>>
  readonly meta?: BlockMeta
}

export interface SeedPage {
  readonly key: string
  readonly kind: PageKind
  /** Tags of the sites it is for; absent: every site that has no page of its own with this key. */
  readonly sites?: readonly string[]
  readonly title: Words
  readonly seoTitle?: Words
  readonly seoDescription?: Words
  readonly noindex?: boolean
  readonly blocks: readonly SeedNode[]
}

interface Parts<Type extends BlockType> {
  readonly props?: SeedProps<Type>
  readonly slots?: { readonly [Name in BlockSlotsByType[Type]]?: readonly SeedNode[] }
  readonly meta?: BlockMeta
}

/** A block of a seed page, checked against the generated types. */
export const block = <Type extends BlockType>(type: Type, id: string, { props, slots, meta }: Parts<Type> = {}): SeedNode => ({
  id,
  type,
  props: props ?? {},
  // A mapped type over slot names is a record of lists; the compiler cannot see that through the type parameter.
  slots: (slots ?? {}) as SeedNode['slots'],
  ...defined({ meta }),
})

/** A picture by its name among those given with the content. */
export const art = (name: string): SeedArt => ({ art: name })
