import type { BlockMeta, BlockNode } from '../schemas/page.ts'
import { BLOCK_VERSIONS, type BlockPropsByType, type BlockSlotsByType, type BlockType } from '../schemas/generated/types.ts'
import type { BlockAnswers } from './block.ts'
import type { PageContext } from '../src/page/page-context.ts'
import { defined } from '../src/lib/defined.ts'

/** A block in one of its states: what the gallery shows and the tests render. */
export interface Fixture<Type extends BlockType> {
  /** A few words in the merchandiser's language: `dark picture, two buttons`. */
  readonly name: string
  readonly node: BlockNode & { readonly type: Type }
  readonly context?: Partial<PageContext>
  readonly data?: BlockAnswers<Type>
}

type Slots<Type extends BlockType> = Readonly<Partial<Record<BlockSlotsByType[Type], readonly BlockNode[]>>>

let count = 0

/** A node of a type with all its props, current version and an id of its own. */
export const fixtureNode = <Type extends BlockType>(
  type: Type,
  props: BlockPropsByType[Type],
  slots?: Slots<Type>,
  meta?: BlockMeta,
): BlockNode & { readonly type: Type } => ({
  id: `fixture-${type}-${(count += 1)}`,
  type,
  version: BLOCK_VERSIONS[type],
  // Generated props are plain JSON, but interfaces have no index signature.
  props: props as unknown as BlockNode['props'],
  // Each key is a slot name of the type.
  ...(slots === undefined ? {} : { slots: slots as NonNullable<BlockNode['slots']> }),
  ...defined({ meta }),
})
