import type { ComponentType, ReactNode } from 'react'
import type { Hydration } from '../schemas/block-schema.ts'
import type { BlockMeta, BlockNode } from '../schemas/page.ts'
import type { BlockPropsByType, BlockSlotsByType, BlockType } from '../schemas/generated/types.ts'
import type { AnswersTo } from '../src/page/data-request.ts'
import type { BlockLoads } from './loads.ts'

export type { Hydration }

/** Where a block is on the page, so that it can choose eager or lazy loading itself. */
export interface BlockPosition {
  /** 0-based among the page's blocks in reading order. */
  readonly index: number
  /** True for the blocks a shopper most likely sees without scrolling. */
  readonly isAboveFold: boolean
}

/** A block in a slot, as its parent block sees it. A number is a count of blocks that stay HTML, whose props are not sent. */
export type SlotItem = number | Pick<BlockNode, 'id' | 'type' | 'props'>

/** Props of a block component. Slots are rendered already: no block imports the renderer. */
export interface BlockViewProps<Type extends BlockType> {
  readonly id: string
  readonly props: BlockPropsByType[Type]
  readonly slots: Readonly<Record<BlockSlotsByType[Type], ReactNode>>
  /** The items of each slot, for a block that reads their props: tabs need titles before panels. */
  readonly inside?: Readonly<Partial<Record<BlockSlotsByType[Type], readonly SlotItem[]>>>
  readonly position: BlockPosition
  readonly meta: BlockMeta
  readonly data: BlockAnswers<Type>
}

/** Answers to the requests of the type's `load`, under their names; undefined where one failed or timed out. */
export type BlockAnswers<Type extends BlockType> = Type extends keyof BlockLoads
  ? AnswersTo<ReturnType<BlockLoads[Type]>>
  : Readonly<Record<string, never>>

export type BlockView<Type extends BlockType> = ComponentType<BlockViewProps<Type>>

/** A block's component file: the component is all that it exports, so the registry need not name it. */
export type BlockModule<Type extends BlockType> = Readonly<Record<string, BlockView<Type>>>

/** A block's entry in the registry. */
export interface BlockDefinition<Type extends BlockType> {
  readonly hydrate: Hydration
  readonly view: () => Promise<BlockModule<Type>>
  /** It shows texts of the checkout, which other pages do without (src/pipeline/hydrate/start.tsx). */
  readonly needsAllTexts?: true
}

/** Every type has exactly one definition: a schema without a component does not compile. */
export type BlockRegistry = { readonly [Type in BlockType]: BlockDefinition<Type> }
