/* Written by `npm run generate` from src/site/text-language.ts and the files of texts. Changes here are lost. */
import { mergeMessages } from '../merge-messages.ts'

/** Texts of this language without those of the checkout, the account, the contact form and of parts of a page that bring their own. */
export const messages = mergeMessages(
  import.meta.glob(
    [
      '../messages/ms/*.json',
      '!../messages/ms/account-forms.json',
      '!../messages/ms/back-in-stock.json',
      '!../messages/ms/checkout.json',
      '!../messages/ms/consent.json',
      '!../messages/ms/contact.json',
      '!../messages/ms/customisation.json',
      '!../messages/ms/express.json',
      '!../messages/ms/my-account.json',
    ],
    {
      eager: true,
      import: 'default',
    },
  ),
)
