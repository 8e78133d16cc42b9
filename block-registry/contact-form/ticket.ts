import type { FormSchema } from '../../schemas/api/address.ts'
import { TICKET_COUNTRIES } from '../../schemas/api/ticket.ts'
import { checkForm, type FieldProblem } from '../../src/lib/check-field.ts'

/** What a shopper writes to customer care. */
export interface TicketDraft {
  readonly type: string
  readonly email: string
  readonly subject: string
  readonly description: string
  /** ISO alpha-2 of TICKET_COUNTRIES. */
  readonly cf_country: string
  /** Read only: comes with the link that led here. */
  readonly product_id: string
}

export type TicketField = keyof TicketDraft

/** Longest values, in characters; a prefilled text is cut to them (contracts 4, CALL-59). */
export const TICKET_LIMITS: Readonly<Record<Exclude<TicketField, 'cf_country'>, number>> = {
  type: 60,
  email: 254,
  subject: 150,
  description: 5000,
  product_id: 40,
}

interface Options {
  readonly types: readonly string[]
  /** The site's own. */
  readonly country: string
}

/** A draft out of the address's parameters of the same names (CONTACT-01). A type or country that is not offered is ignored. */
export const draftOf = (query: Readonly<Record<string, string>>, { types, country }: Options): TicketDraft => {
  const text = (name: keyof typeof TICKET_LIMITS): string => (query[name] ?? '').slice(0, TICKET_LIMITS[name])
  const type = text('type')
  const asked = query['cf_country']?.toUpperCase() ?? country
  return {
    type: types.includes(type) ? type : '',
    email: text('email'),
    subject: text('subject'),
    description: text('description'),
    cf_country: [asked, country].find((code) => TICKET_COUNTRIES.includes(code)) ?? '',
    product_id: text('product_id'),
  }
}

export type TicketProblems = Partial<Readonly<Record<TicketField, FieldProblem>>>

/** What is wrong with a draft, by field, by the loaded schema; empty where it can be sent (CONTACT-03). */
export const checkTicket = (draft: TicketDraft, schema: FormSchema, hasTypes: boolean): TicketProblems => ({
  ...checkForm(schema, { ...draft }),
  ...(hasTypes && draft.type === '' ? { type: 'required' as const } : {}),
})
