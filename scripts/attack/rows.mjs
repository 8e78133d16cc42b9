import { rows as agents } from './agents.mjs'
import { rows as bags } from './bags.mjs'
import { lastRows as lastDoors, rows as doors } from './doors.mjs'
import { rows as load } from './load.mjs'
import { rows as pages } from './pages.mjs'
import { rows as payments } from './payments.mjs'
import { lastRows as lastPeople, rows as people } from './people.mjs'
import { rows as secrets } from './secrets.mjs'

/** What would be in the way of others, and what looks at all of them. */
export const lastRows = [...lastPeople, ...lastDoors]
/** Every attack but those that are played when all others are over. */
export const rows = [...payments, ...bags, ...people, ...pages, ...load, ...doors, ...agents, ...secrets]
