import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BlockNode, Page } from '../../../schemas/page.ts'
import type { ContentProblem } from '../../../src/content/content-problem.ts'
import { createPageValidator } from '../../../src/content/validate-page.ts'
import type { Schemas } from '../read-schemas.ts'
import { schemaProblem, type Problem } from './problem.ts'

/** What the gallery shows has to be what the CMS could hold; a block without fixture is shown and tested nowhere. */
export const lintFixtures = async ({ blocks, common }: Schemas, root: string): Promise<readonly Problem[]> => {
  const validate = createPageValidator(new Map(Object.entries(blocks)), common)
  const problems = Object.keys(blocks).map(async (type) => {
    const file = `block-registry/${type}/${type}.fixture.ts`
    const fixtures = await readFixtures(join(root, file))
    if (fixtures.length === 0) return [schemaProblem('fixtureMissing', { file, where: type }, 'the block has no fixture')]
    return fixtures.flatMap(({ name, node }) =>
      validate(pageOf(node), 0)
        .filter((problem) => isOfFixture(problem, node))
        .map(({ path, where, message }) =>
          schemaProblem('fixtureInvalid', { file, pointer: path, where: `${type} “${name}”` }, `${where}: ${message}`),
        ),
    )
  })
  return (await Promise.all(problems)).flat()
}

interface NamedNode {
  readonly name: string
  readonly node: BlockNode
}

const readFixtures = async (path: string): Promise<readonly NamedNode[]> => {
  const isThere = await access(path).then(
    () => true,
    () => false,
  )
  if (!isThere) return []
  const module: { readonly fixtures?: readonly NamedNode[] } = await import(/* @vite-ignore */ pathToFileURL(path).href)
  return module.fixtures ?? []
}

/** A fixture brings its own context and needs no page. */
const isOfFixture = ({ severity, code, blockId }: ContentProblem, node: BlockNode): boolean =>
  severity === 'error' && code !== 'contextMissing' && !(code === 'parentMissing' && blockId === node.id)

const pageOf = (node: BlockNode): Page => ({
  id: 'fixture',
  key: 'landing/fixture',
  kind: 'landing',
  siteTag: '',
  language: 'en',
  title: 'Fixture',
  seo: {},
  blocks: [node],
})
