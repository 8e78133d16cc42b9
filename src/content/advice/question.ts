import type { Page } from '../../../schemas/page.ts'
import type { Trail } from '../trail.ts'
import type { Place, World } from './world.ts'

/** A page to advise on: its blocks in reading order, where it is live, and where to look things up. */
export interface Question {
  readonly page: Page
  readonly trails: readonly Trail[]
  readonly place: Place
  readonly world: World
}
