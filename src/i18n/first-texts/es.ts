import { mergeMessages } from '../merge-messages.ts'

/** Texts of this language without those of the checkout, the account and the contact form. */
export const messages = mergeMessages(
  import.meta.glob(
    ['../messages/es/*.json', '!../messages/es/checkout.json', '!../messages/es/contact.json', '!../messages/es/my-account.json'],
    {
      eager: true,
      import: 'default',
    },
  ),
)
