import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BlockNode, Json } from '../../../schemas/page.ts'
import type { CmsEntry } from '../../../src/content/cms-entry.ts'
import { buildPage } from '../../../src/content/build-page.ts'
import { entry, linkTo, pageEntry } from '../../factories/cms.ts'
import { anyJson } from '../../factories/any-block.ts'
import { site } from '../../factories/site.ts'
import { runs } from '../../setup/runs.ts'

/** A type of tomorrow, or a known one from a newer shop; with fields of any JSON and a slot of more of the same. */
interface Wild {
  readonly type: string
  readonly version: number
  readonly fields: Readonly<Record<string, Json>>
  readonly inner: readonly Wild[]
}

const wild = (depth: number): fc.Arbitrary<Wild> =>
  fc.record({
    type: fc.constantFrom('hologram', 'scent', 'hero'),
    version: fc.integer({ min: 2, max: 9 }),
    // A link is a reference to resolve, not a value; a list of entries is a slot.
    fields: fc.dictionary(
      fc.constantFrom('beam', 'heading', 'buttonsText', 'toString', 'x'),
      anyJson.filter((value) => value !== null),
      { maxKeys: 4 },
    ),
    inner: depth === 0 ? fc.constant([]) : fc.array(wild(depth - 1), { maxLength: 2 }),
  })

/** Entries of a tree, and the ids in the order a page shows them. */
const entriesOf = (node: Wild, id: string): readonly CmsEntry[] => [
  entry(id, node.type, {
    ...node.fields,
    schemaVersion: node.version,
    ...(node.inner.length === 0 ? {} : { inner: node.inner.map((_, index) => linkTo(`${id}-${index}x`)) }),
  }),
  ...node.inner.flatMap((child, index) => entriesOf(child, `${id}-${index}x`)),
]

const expectKept = (block: BlockNode | undefined, node: Wild): void => {
  expect(block?.type).toBe(node.type)
  expect(block?.version).toBe(node.version)
  expect(JSON.stringify(block?.props)).toBe(JSON.stringify(node.fields))
  const inner = Object.values(block?.slots ?? {}).flat()
  expect(inner).toHaveLength(node.inner.length)
  node.inner.forEach((child, index) => expectKept(inner[index], child))
}

describe('blocks this shop does not know, or knows in an older form', () => {
  it('publishes blocks of unknown types and versions byte for byte as the CMS stores them, however deep [BLOCK-57]', () => {
    fc.assert(
      fc.property(fc.array(wild(2), { minLength: 1, maxLength: 3 }), (nodes) => {
        const ids = nodes.map((_, index) => `w${index}`)
        const entries = nodes.flatMap((node, index) => entriesOf(node, `w${index}`))
        const home = pageEntry('p', {}, ids)
        const source = { entries: new Map([home, ...entries].map((each) => [each.sys.id, each])), assets: new Map() }
        const { page } = buildPage({ entry: home, source, site: site('gb'), language: 'en', locales: ['en'] })
        expect(page.blocks).toHaveLength(nodes.length)
        nodes.forEach((node, index) => expectKept(page.blocks[index], node))
      }),
      { numRuns: runs(60, 600) },
    )
  })
})
