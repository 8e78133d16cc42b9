/* Written by `npm run generate` from src/site/text-language.ts and the files of texts. Changes here are lost. */
import { mergeMessages } from '../merge-messages.ts'

/** Texts of this language without those of the checkout, the account, the contact form and of parts of a page that bring their own. */
export const messages = mergeMessages(
  import.meta.glob(
    [
      '../messages/nl/*.json',
      '!../messages/nl/account-forms.json',
      '!../messages/nl/back-in-stock.json',
      '!../messages/nl/checkout.json',
      '!../messages/nl/consent.json',
      '!../messages/nl/contact.json',
      '!../messages/nl/customisation.json',
      '!../messages/nl/express.json',
      '!../messages/nl/my-account.json',
    ],
    {
      eager: true,
      import: 'default',
    },
  ),
)
