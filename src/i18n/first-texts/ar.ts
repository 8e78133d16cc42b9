/* Written by `npm run generate` from src/site/text-language.ts and the files of texts. Changes here are lost. */
import { mergeMessages } from '../merge-messages.ts'

/** Texts of this language without those of the checkout, the account, the contact form and of parts of a page that bring their own. */
export const messages = mergeMessages(
  import.meta.glob(
    [
      '../messages/ar/*.json',
      '!../messages/ar/account-forms.json',
      '!../messages/ar/back-in-stock.json',
      '!../messages/ar/checkout.json',
      '!../messages/ar/consent.json',
      '!../messages/ar/contact.json',
      '!../messages/ar/customisation.json',
      '!../messages/ar/express.json',
      '!../messages/ar/my-account.json',
    ],
    {
      eager: true,
      import: 'default',
    },
  ),
)
