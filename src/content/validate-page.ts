import type { BlockSchema } from '../../schemas/block-schema.ts'
import { recordOf } from '../../schemas/page-kinds.ts'
import type { BlockNode, Page } from '../../schemas/page.ts'
import { ownValue } from '../lib/own-value.ts'
import { checkSlots, checkSurroundings, type Report, type Surroundings } from './check-slots.ts'
import { compileChecks, type BlockChecks } from './compile-checks.ts'
import { problemOfBlock, problemOfPage, type ContentProblem } from './content-problem.ts'
import { describeError, describeMetaError } from './describe-error.ts'
import type { Trail } from './trail.ts'

/** Limits of a page (BLOCK-57). */
export const MAX_DEPTH = 8
export const MAX_BLOCKS = 200
export const MAX_PAGE_BYTES = 512 * 1024

/** Checks a page; `bytes` is its size as JSON. No problems, or only warnings: it may go live. */
export type PageValidator = (page: Page, bytes: number) => readonly ContentProblem[]

/** Compiles each schema once, when a page first has such a block, so a process needs one validator. */
export const createPageValidator = (
  schemas: ReadonlyMap<string, BlockSchema>,
  common: readonly { readonly $id: string }[],
): PageValidator => {
  const checks = compileChecks(schemas, common)
  const metaChecks = compileChecks(new Map([['meta', META_REFERENCE]]), common).get('meta')
  return (page, bytes) => {
    const problems: ContentProblem[] = []
    const walk: PageWalk = {
      schemas,
      checks,
      metaChecks,
      kind: page.kind,
      offered: recordOf(page.kind).contexts ?? [],
      report: (problem) => void problems.push(problemOfBlock(problem, page, schemas)),
      ids: new Set(),
      count: 0,
    }
    if (bytes > MAX_PAGE_BYTES) {
      const size = `${Math.ceil(bytes / 1024)} KB, more than ${MAX_PAGE_BYTES / 1024} KB`
      const message = `The page is ${size}. Move parts of it to other pages.`
      const values = { size: Math.ceil(bytes / 1024), most: MAX_PAGE_BYTES / 1024 }
      problems.push(problemOfPage({ code: 'tooLarge', message, values }, page))
    }
    checkNodes(page.blocks, undefined, walk)
    if (walk.count > MAX_BLOCKS) {
      const message = `The page has ${walk.count} blocks, more than ${MAX_BLOCKS}.`
      problems.push(problemOfPage({ code: 'tooManyBlocks', message, values: { count: walk.count, most: MAX_BLOCKS } }, page))
    }
    return problems
  }
}

// Only its reference matters to Ajv; it is no block of its own.
const META_REFERENCE = { $ref: 'https://vitrine.example/schemas/common/block-meta.schema.json' } as unknown as BlockSchema

/** A validation of one page under way. */
interface PageWalk extends Surroundings {
  readonly schemas: ReadonlyMap<string, BlockSchema>
  readonly checks: ReadonlyMap<string, BlockChecks>
  readonly metaChecks: BlockChecks | undefined
  readonly report: Report
  readonly ids: Set<string>
  count: number
}

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
      walk.report({
        code: 'duplicateId',
        trail,
        pointer: '/id',
        message: `Another block of this page has the id ${node.id} too.`,
        values: { id: node.id },
      })
    checkNode(trail, outer === undefined ? 1 : outer.depth + 1, walk)
  }
}

const checkNode = (trail: Trail, depth: number, walk: PageWalk): void => {
  const { node } = trail
  const schema = walk.schemas.get(node.type)
  if (schema === undefined || node.version > schema['x-version']) return warnOfUnknown(trail, schema, walk)
  checkProps(schema, trail, walk)
  checkSurroundings(schema, trail, walk.schemas, walk)
  checkSlots(schema, trail, walk.schemas, walk.report)
  for (const slot of Object.keys(schema['x-slots'] ?? {})) {
    const nodes = ownValue(node.slots, slot) ?? []
    if (nodes.length > 0 && depth >= MAX_DEPTH) {
      const message = `Blocks are nested more than ${MAX_DEPTH} deep. Take a level out.`
      return walk.report({ code: 'tooDeep', trail, pointer: `/slots/${slot}`, message })
    }
    checkNodes(nodes, { trail, slot, depth }, walk)
  }
}

/** What a block's own fields and settings hold. */
const checkProps = (schema: BlockSchema, trail: Trail, { checks, metaChecks, report }: PageWalk): void => {
  const { type, props, meta } = trail.node
  const own = checks.get(type)
  if (own?.isValid(props) === false)
    for (const error of own.errorsOf(props))
      report({ code: 'propInvalid', trail, pointer: `/props${error.instancePath}`, ...describeError(error, schema) })
  if (meta !== undefined && metaChecks?.isValid(meta) === false)
    for (const error of metaChecks.errorsOf(meta))
      report({ code: 'metaInvalid', trail, pointer: `/meta${error.instancePath}`, ...describeMetaError(error) })
}

/** Content may be ahead of the shop: it goes live and is not shown. What is not shown still weighs, so the limits count it. */
const warnOfUnknown = (trail: Trail, schema: BlockSchema | undefined, walk: PageWalk): void => {
  const { node } = trail
  walk.count += countBelow(node)
  if (schema === undefined) {
    const message = `This shop does not know blocks of type ${node.type} yet; nothing is shown in its place.`
    return walk.report({ code: 'unknownType', trail, pointer: '/type', message, values: { type: node.type } })
  }
  const message = `This block is of version ${node.version}, the shop knows ${schema['x-version']}; nothing is shown in its place.`
  const values = { version: node.version, known: schema['x-version'] }
  walk.report({ code: 'newerVersion', trail, pointer: '/version', message, values })
}

const countBelow = ({ slots = {} }: BlockNode): number =>
  Object.values(slots)
    .flat()
    .reduce((total, child) => total + 1 + countBelow(child), 0)
