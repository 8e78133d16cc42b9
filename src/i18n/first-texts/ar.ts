import { mergeMessages } from '../merge-messages.ts'

/** Texts of this language without those of the checkout, the account and the contact form. */
export const messages = mergeMessages(
  import.meta.glob(
    ['../messages/ar/*.json', '!../messages/ar/checkout.json', '!../messages/ar/contact.json', '!../messages/ar/my-account.json'],
    {
      eager: true,
      import: 'default',
    },
  ),
)
