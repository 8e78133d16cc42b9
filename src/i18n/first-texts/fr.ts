import { mergeMessages } from '../merge-messages.ts'

/** Texts of this language without those of the checkout, the account and the contact form. */
export const messages = mergeMessages(
  import.meta.glob(
    ['../messages/fr/*.json', '!../messages/fr/checkout.json', '!../messages/fr/contact.json', '!../messages/fr/my-account.json'],
    {
      eager: true,
      import: 'default',
    },
  ),
)
