import { info } from '../../lib/log.ts'
import type { Envelope } from './analytics-event.ts'

/** Shows every event to a developer who asked for it in this tab: `sessionStorage.setItem('logger', 'true')` (STORE-14). */
export const verboseLog = (storage: Pick<Storage, 'getItem'> | undefined): ((event: Envelope) => void) | undefined =>
  storage?.getItem('logger') === 'true' ? (event) => info(event.event, event) : undefined
