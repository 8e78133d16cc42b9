/* Written by `npm run generate` from src/site/text-language.ts and the files of texts. Changes here are lost. */
import { mergeMessages } from '../merge-messages.ts'

/** Texts of this language without those of the checkout, the account, the contact form and of parts of a page that bring their own. */
export const messages = mergeMessages(
  import.meta.glob(
    [
      '../messages/en/*.json',
      '!../messages/en/account-forms.json',
      '!../messages/en/back-in-stock.json',
      '!../messages/en/checkout.json',
      '!../messages/en/consent.json',
      '!../messages/en/contact.json',
      '!../messages/en/customisation.json',
      '!../messages/en/express.json',
      '!../messages/en/my-account.json',
    ],
    {
      eager: true,
      import: 'default',
    },
  ),
)
