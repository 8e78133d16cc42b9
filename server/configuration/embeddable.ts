/** Parts of the program that stand in for a service, by the name that EMBEDDED has for them. */
export const EMBEDDABLE = [
  'database',
  'cms',
  'search',
  'identity',
  'payments',
  'klaviyo',
  'mailchimp',
  'tickets',
  'mailbox',
  'errors',
] as const

export type Embeddable = (typeof EMBEDDABLE)[number]
