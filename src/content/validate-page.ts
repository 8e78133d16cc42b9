import type { BlockSchema } from '../../schemas/block-schema.ts'
import { CONTEXTS_BY_KIND } from '../../schemas/contexts-by-kind.ts'
import type { BlockNode, Page } from '../../schemas/page.ts'
import { ownValue } from '../lib/own-value.ts'
import { checkPlace, checkSlots } from './check-slots.ts'
import { checkProps } from './check-props.ts'
import { compileChecks } from './compile-checks.ts'
import type { ContentProblem } from './content-problem.ts'
import { addPageProblem, addProblem, type PageWalk } from './page-walk.ts'
import type { Trail } from './trail.ts'

/** Limits of a page (BLOCK-57). */
export const MAX_DEPTH = 8
export const MAX_BLOCKS = 200
export const MAX_PAGE_BYTES = 512 * 1024

/** Checks a page; `bytes` is its size as JSON. No problems, or only warnings: it may go live. */
export type PageValidator = (page: Page, bytes: number) => readonly ContentProblem[]

/** Compiles each schema once, when a page first has such a block; the validator it returns is meant to be kept. */
export const createPageValidator = (
  schemas: ReadonlyMap<string, BlockSchema>,
  common: readonly { readonly $id: string }[],
): PageValidator => {
  const checks = compileChecks(schemas, common)
  const metaChecks = compileChecks(new Map([['meta', META_REFERENCE]]), common).get('meta')
  return (page, bytes) => {
    const offered = CONTEXTS_BY_KIND[page.kind] ?? []
    const walk: PageWalk = { page, schemas, checks, metaChecks, offered, ids: new Set(), problems: [], count: 0 }
    if (bytes > MAX_PAGE_BYTES) {
      const size = `${Math.ceil(bytes / 1024)} KB, more than ${MAX_PAGE_BYTES / 1024} KB`
      addPageProblem(walk, 'tooLarge', `The page is ${size}. Move parts of it to other pages.`)
    }
    checkNodes(page.blocks, undefined, walk)
    if (walk.count > MAX_BLOCKS) addPageProblem(walk, 'tooManyBlocks', `The page has ${walk.count} blocks, more than ${MAX_BLOCKS}.`)
    return walk.problems
  }
}

// Only its reference matters to Ajv; it is no block of its own.
const META_REFERENCE = { $ref: 'https://vitrine.example/schemas/common/block-meta.schema.json' } as unknown as BlockSchema

/** The slot whose blocks are walked, and how deep they are; undefined for the page's own. */
interface Outer {
  readonly trail: Trail
  readonly slot: string
  readonly depth: number
}

const checkNodes = (nodes: readonly BlockNode[], outer: Outer | undefined, walk: PageWalk): void => {
  for (const [index, node] of nodes.entries()) {
    walk.count += 1
    const trail: Trail = { node, index, slot: outer?.slot ?? 'blocks', siblings: nodes, outer: outer?.trail }
    if (walk.ids.size === walk.ids.add(node.id).size)
      addProblem(walk, trail, { code: 'duplicateId', at: '/id', message: `Another block of this page has the id ${node.id} too.` })
    checkNode(trail, outer === undefined ? 1 : outer.depth + 1, walk)
  }
}

const checkNode = (trail: Trail, depth: number, walk: PageWalk): void => {
  const { node } = trail
  const schema = walk.schemas.get(node.type)
  if (schema === undefined || node.version > schema['x-version']) return warnOfUnknown(trail, schema, walk)
  checkProps(schema, trail, walk)
  checkPlace(schema, trail, walk)
  checkSlots(schema, trail, walk)
  for (const [slot, { title }] of Object.entries(schema['x-slots'] ?? {})) {
    const nodes = ownValue(node.slots, slot) ?? []
    if (nodes.length > 0 && depth >= MAX_DEPTH) {
      const message = `Blocks are nested more than ${MAX_DEPTH} deep. Take a level out.`
      return addProblem(walk, trail, { code: 'tooDeep', at: `/slots/${slot}`, field: title, message })
    }
    checkNodes(nodes, { trail, slot, depth }, walk)
  }
}

/** Content may be ahead of the shop: it is kept and not shown. What is not shown still weighs, so the limits count it. */
const warnOfUnknown = (trail: Trail, schema: BlockSchema | undefined, walk: PageWalk): void => {
  const { node } = trail
  walk.count += countBelow(node)
  if (schema === undefined) {
    const message = `This shop does not know blocks of type ${node.type} yet; nothing is shown in its place.`
    return addProblem(walk, trail, { code: 'unknownType', at: '/type', message })
  }
  const message = `This block is of version ${node.version}, the shop knows ${schema['x-version']}; nothing is shown in its place.`
  addProblem(walk, trail, { code: 'newerVersion', at: '/version', message })
}

const countBelow = ({ slots = {} }: BlockNode): number =>
  Object.values(slots)
    .flat()
    .reduce((total, child) => total + 1 + countBelow(child), 0)
