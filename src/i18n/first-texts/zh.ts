/* Written by `npm run generate` from src/site/text-language.ts and the files of texts. Changes here are lost. */
import { mergeMessages } from '../merge-messages.ts'

/** Texts of this language without those of the checkout, the account, the contact form and of parts of a page that bring their own. */
export const messages = mergeMessages(
  import.meta.glob(
    [
      '../messages/zh/*.json',
      '!../messages/zh/account-forms.json',
      '!../messages/zh/back-in-stock.json',
      '!../messages/zh/checkout.json',
      '!../messages/zh/consent.json',
      '!../messages/zh/contact.json',
      '!../messages/zh/customisation.json',
      '!../messages/zh/express.json',
      '!../messages/zh/my-account.json',
    ],
    {
      eager: true,
      import: 'default',
    },
  ),
)
