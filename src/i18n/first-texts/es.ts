/* Written by `npm run generate` from src/site/text-language.ts and the files of texts. Changes here are lost. */
import { mergeMessages } from '../merge-messages.ts'

/** Texts of this language without those of the checkout, the account, the contact form and of parts of a page that bring their own. */
export const messages = mergeMessages(
  import.meta.glob(
    [
      '../messages/es/*.json',
      '!../messages/es/account-forms.json',
      '!../messages/es/back-in-stock.json',
      '!../messages/es/checkout.json',
      '!../messages/es/consent.json',
      '!../messages/es/contact.json',
      '!../messages/es/customisation.json',
      '!../messages/es/express.json',
      '!../messages/es/my-account.json',
    ],
    {
      eager: true,
      import: 'default',
    },
  ),
)
