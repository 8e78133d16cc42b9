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

/** What production must not embed, and why not. */
export const NEVER_IN_PRODUCTION = {
  payments: 'the embedded provider approves payments without money',
  mailbox: 'everybody could read the mails and codes of shoppers',
  errors: 'nobody reads the embedded collector',
} as const satisfies Partial<Record<Embeddable, string>>

/** What EMBEDDED may name there, in words. */
export const embeddableNames = (environment: string | undefined): string =>
  EMBEDDABLE.filter((name) => environment !== 'production' || !(name in NEVER_IN_PRODUCTION)).join(', ')
