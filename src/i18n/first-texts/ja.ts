/* Written by `npm run generate` from src/site/text-language.ts and the files of texts. Changes here are lost. */
import { mergeMessages } from '../merge-messages.ts'

/** Texts of this language without those of the checkout, the account, the contact form and of parts of a page that bring their own. */
export const messages = mergeMessages(
  import.meta.glob(
    [
      '../messages/ja/*.json',
      '!../messages/ja/account-forms.json',
      '!../messages/ja/back-in-stock.json',
      '!../messages/ja/checkout.json',
      '!../messages/ja/consent.json',
      '!../messages/ja/contact.json',
      '!../messages/ja/customisation.json',
      '!../messages/ja/express.json',
      '!../messages/ja/my-account.json',
    ],
    {
      eager: true,
      import: 'default',
    },
  ),
)
