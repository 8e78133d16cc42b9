import { mergeMessages } from '../merge-messages.ts'

/** Texts of this language without those of the checkout, the account and the contact form. */
export const messages = mergeMessages(
  import.meta.glob(
    ['../messages/en/*.json', '!../messages/en/checkout.json', '!../messages/en/contact.json', '!../messages/en/my-account.json'],
    {
      eager: true,
      import: 'default',
    },
  ),
)
