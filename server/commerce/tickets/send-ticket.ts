import type { Runtime } from '../../runtime.ts'
import { countTry } from '../../lib/limit-rate.ts'
import type { SessionScope } from '../http/request-scope.ts'
import { checkTicket } from './check-ticket.ts'
import { basicAuthorization } from '../../lib/basic-authorization.ts'

/** Status and body to answer with, in the help desk's own form. */
export interface TicketAnswer {
  readonly status: number
  readonly body: unknown
}

const TICKETS_PER_HOUR = 5
const HOUR_MS = 3_600_000
const TIMEOUT_MS = 20_000

/** Fields that are passed on to the help desk; any other field is dropped. */
const PASSED_ON: ReadonlySet<string> = new Set([
  'type',
  'email',
  'subject',
  'description',
  'product_id',
  'priority',
  'status',
  'custom_fields[cf_language]',
  'custom_fields[cf_country]',
  'attachments[]',
])

/**
 * Relays a shopper's message to the help desk, whose key would open everybody's tickets and so never leaves the server
 * (CALL-53, CALL-59). 400 lists what is wrong by field, 429 after five tickets an hour, 502 where the help desk cannot be reached.
 */
export const sendTicket = async (
  { runtime }: { readonly runtime: Runtime },
  { session }: SessionScope,
  ticket: FormData,
): Promise<TicketAnswer> => {
  const errors = await checkTicket(ticket)
  if (errors.length > 0) return { status: 400, body: { description: 'Validation failed', errors } }
  if (!(await countTry(runtime, { key: `ticket:${session.idHash}`, max: TICKETS_PER_HOUR, windowMs: HOUR_MS })))
    return { status: 429, body: { message: 'You have exceeded the limit of requests per hour' } }
  return relay(runtime, onlyPassedOn(ticket))
}

const relay = async ({ config, fetch, log }: Runtime, body: FormData): Promise<TicketAnswer> => {
  const address = config.TICKET_API_URL ?? `${config.origin}/helpdesk/api/v2/tickets`
  const authorization = basicAuthorization(config.TICKET_API_KEY, 'X')
  try {
    const answer = await fetch(address, { method: 'POST', headers: { authorization }, body, signal: AbortSignal.timeout(TIMEOUT_MS) })
    return { status: answer.status, body: await answer.json().catch(() => ({})) }
  } catch (cause) {
    log.error({ err: cause }, 'The help desk could not be reached')
    return { status: 502, body: { message: 'The help desk does not answer' } }
  }
}

const onlyPassedOn = (ticket: FormData): FormData => {
  const passedOn = new FormData()
  for (const [name, value] of ticket) if (PASSED_ON.has(name)) passedOn.append(name, value)
  return passedOn
}
