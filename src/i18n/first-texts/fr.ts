/* Written by `npm run generate` from src/site/text-language.ts and the files of texts. Changes here are lost. */
import { mergeMessages } from '../merge-messages.ts'

/** Texts of this language without those of the checkout, the account, the contact form and of parts of a page that bring their own. */
export const messages = mergeMessages(
  import.meta.glob(
    [
      '../messages/fr/*.json',
      '!../messages/fr/account-forms.json',
      '!../messages/fr/back-in-stock.json',
      '!../messages/fr/checkout.json',
      '!../messages/fr/consent.json',
      '!../messages/fr/contact.json',
      '!../messages/fr/customisation.json',
      '!../messages/fr/express.json',
      '!../messages/fr/my-account.json',
    ],
    {
      eager: true,
      import: 'default',
    },
  ),
)
