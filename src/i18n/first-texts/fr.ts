import { mergeMessages } from '../merge-messages.ts'

/** Texts of this language without those of the checkout. */
export const messages = mergeMessages(
  import.meta.glob(['../messages/fr/*.json', '!../messages/fr/checkout.json'], { eager: true, import: 'default' }),
)
