import { mergeMessages } from '../merge-messages.ts'

/** Texts of this language without those of the checkout, the account, the contact form and of parts of a page that bring their own. */
export const messages = mergeMessages(
  import.meta.glob(
    [
      '../messages/ar/*.json',
      '!../messages/ar/back-in-stock.json',
      '!../messages/ar/checkout.json',
      '!../messages/ar/consent.json',
      '!../messages/ar/contact.json',
      '!../messages/ar/customisation.json',
      '!../messages/ar/my-account.json',
    ],
    {
      eager: true,
      import: 'default',
    },
  ),
)
