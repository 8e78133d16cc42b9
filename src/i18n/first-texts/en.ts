import { mergeMessages } from '../merge-messages.ts'

/** Texts of this language without those of the checkout. */
export const messages = mergeMessages(
  import.meta.glob(['../messages/en/*.json', '!../messages/en/checkout.json'], { eager: true, import: 'default' }),
)
