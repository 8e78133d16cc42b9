import type { BlockType } from '../../schemas/generated/types.ts'
import type { Json } from '../../schemas/page.ts'
import type { Fixture } from '../../block-registry/fixture.ts'
import { fixturesByType } from '../../block-registry/fixtures.ts'

interface Which {
  readonly type: string
  /** Position among the type's fixtures. */
  readonly index: number
  /** Instead of the fixture's own. */
  readonly props?: Readonly<Record<string, Json>>
}

/** A fixture of a type, with other props where any are given; undefined where there is none of that number. */
export const changedFixture = ({ type, index, props }: Which): Fixture<BlockType> | undefined => {
  const fixture = Object.hasOwn(fixturesByType, type) ? fixturesByType[type]?.[index] : undefined
  if (fixture === undefined || props === undefined) return fixture
  return { ...fixture, node: { ...fixture.node, props: { ...fixture.node.props, ...props } } }
}
