import type { World } from '../../src/content/advice/world.ts'

/** A world in which every link leads somewhere, every product is sold and no picture can be measured, but for the changes. */
export const world = (changes: Partial<World> = {}): World => ({
  leadsSomewhere: async () => true,
  soldProducts: async (ids) => new Set(ids),
  toneOf: async () => undefined,
  ...changes,
})
