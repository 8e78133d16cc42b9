import type { BlockType } from '../schemas/generated/types.ts'
import type { Fixture } from './fixture.ts'

const modules = import.meta.glob<readonly Fixture<BlockType>[]>('.//*/*.fixture.ts', { eager: true, import: 'fixtures' })

/** Every fixture of every block, by type. For the gallery and tests; never part of the shop's bundle. */
export const fixturesByType: Readonly<Record<string, readonly Fixture<BlockType>[]>> = Object.fromEntries(
  Object.entries(modules).map(([path, fixtures]) => [path.split('/')[1] ?? path, fixtures]),
)
