import { sessionBody, sessionProperties } from '../../sessions/session-routes.ts'
import type { Operations } from './operation.ts'

const beginning = { body: sessionBody, refusals: { 401: ['UNAUTHORIZED'], 429: ['TOO_MANY_SESSIONS'] } } as const
const logout = { summary: 'Ends the session: its id opens nothing from then on.', access: 'session', status: 204 } as const
const properties = {
  summary: 'Changes the language of the session.',
  access: 'session',
  query: sessionProperties,
  status: 204,
  refusals: { 400: ['UNKNOWN_LANGUAGE'] },
} as const

/** Beginning, changing and ending a shopping session. */
export const sessionOperations = {
  'POST /api/basic-session': { summary: 'Begins the session of a guest.', access: 'guest', ...beginning },
  'POST /api/account-session': {
    summary: 'Begins the session of a signed-in user; the bag of the guest’s session that is named comes along.',
    access: 'token',
    headers: ['guestSession'],
    ...beginning,
  },
  'GET /api/basic-session/logout': logout,
  'GET /api/account-session/logout': logout,
  'PUT /api/basic-session/updateProperties': properties,
  'PUT /api/account-session/updateProperties': properties,
} as const satisfies Operations
