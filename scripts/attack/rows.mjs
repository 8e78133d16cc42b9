import { rows as bags } from './bags.mjs'
import { lastRows, rows as doors } from './doors.mjs'
import { rows as load } from './load.mjs'
import { rows as pages } from './pages.mjs'
import { rows as payments } from './payments.mjs'
import { rows as people } from './people.mjs'

export { lastRows }
/** Every attack but those that are played when all others are over. */
export const rows = [...payments, ...bags, ...people, ...pages, ...load, ...doors]
