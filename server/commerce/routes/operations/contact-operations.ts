import { TICKET_FILES, TICKET_SCHEMA } from '../../../../schemas/api/ticket.ts'
import { lookUpQuery } from '../../addresses/look-up-addresses.ts'
import { subscribeQuery } from '../../marketing/subscribe.ts'
import { notificationsBody } from '../../payments/notification.ts'
import { FILES, wireName } from '../../tickets/check-ticket.ts'
import { variantBody } from '../../variants/count-variant.ts'
import { eventsBody } from '../machine-routes.ts'
import type { Operations } from './operation.ts'

const ticketForm = {
  type: 'object',
  properties: {
    ...Object.fromEntries(Object.entries(TICKET_SCHEMA.properties).map(([name, field]) => [wireName(name), field])),
    [FILES]: { type: 'array', maxItems: TICKET_FILES.maxCount, items: { type: 'string', contentMediaType: 'application/octet-stream' } },
  },
  required: TICKET_SCHEMA.required,
}

/** What others are asked for in the name of a shopper: marketing, addresses, customer care. */
export const contactOperations = {
  'GET /api/marketing/subscribe': {
    summary: 'Signs an e-mail address or phone number up for marketing mail.',
    access: 'session',
    headers: ['script', 'captcha'],
    query: subscribeQuery,
    refusals: { 403: ['CAPTCHA_REQUIRED'] },
    otherRefusals: {
      409: '`error` is `emailExists`',
      422: '`error` is `errorFormat`',
      429: '`error` is `errorGeneric`',
      500: '`error` is `errorGeneric`',
    },
  },
  'GET /api/address-lookup': {
    summary: 'The addresses of a postcode, where the site has a service for it.',
    access: 'session',
    query: lookUpQuery,
    refusals: { 404: ['NOT_FOUND'], 422: ['POSTCODE_INVALID'], 429: ['TOO_MANY_ATTEMPTS'], 503: ['LOOKUP_UNAVAILABLE'] },
  },
  'POST /api/v2/tickets': {
    summary: 'Sends a message to customer care; the answer is the help desk’s.',
    access: 'session',
    form: ticketForm,
    status: 201,
    refusals: { 400: ['BAD_FORM'] },
    otherRefusals: {
      400: 'what is wrong, by field, in the help desk’s form',
      429: 'too many messages in an hour',
      502: 'the help desk does not answer',
    },
  },
} as const satisfies Operations

/** Calls of programs and of pages that are being closed: they cannot set a header. */
export const machineOperations = {
  'POST /api/webhooks/payments': {
    summary: 'Notifications of the payment provider, each signed.',
    access: 'machine',
    body: notificationsBody,
    mediaType: 'text/plain',
    refusals: { 401: ['BAD_SIGNATURE'] },
  },
  'POST /api/session-context/events': {
    summary: 'A batch of analytics events; as JSON, or as JSON in text/plain.',
    access: 'machine',
    body: eventsBody,
    status: 204,
    refusals: { 429: ['TOO_MANY_EVENTS'] },
  },
  'POST /api/variants': {
    summary: 'Counts a variant of a block that a visitor who agreed to statistics has seen, or has bought after.',
    access: 'machine',
    body: variantBody,
    status: 204,
    refusals: { 429: ['TOO_MANY_EVENTS'] },
  },
} as const satisfies Operations
