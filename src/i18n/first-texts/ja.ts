import { mergeMessages } from '../merge-messages.ts'

/** Texts of this language without those of the checkout, the account and the contact form. */
export const messages = mergeMessages(
  import.meta.glob(
    ['../messages/ja/*.json', '!../messages/ja/checkout.json', '!../messages/ja/contact.json', '!../messages/ja/my-account.json'],
    {
      eager: true,
      import: 'default',
    },
  ),
)
