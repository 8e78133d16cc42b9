/* Written by `npm run generate` from src/site/text-language.ts and the files of texts. Changes here are lost. */
import { mergeMessages } from '../merge-messages.ts'

/** Texts of this language without those of the checkout, the account, the contact form and of parts of a page that bring their own. */
export const messages = mergeMessages(
  import.meta.glob(
    [
      '../messages/zh_TW/*.json',
      '!../messages/zh_TW/account-forms.json',
      '!../messages/zh_TW/back-in-stock.json',
      '!../messages/zh_TW/checkout.json',
      '!../messages/zh_TW/consent.json',
      '!../messages/zh_TW/contact.json',
      '!../messages/zh_TW/customisation.json',
      '!../messages/zh_TW/express.json',
      '!../messages/zh_TW/my-account.json',
    ],
    {
      eager: true,
      import: 'default',
    },
  ),
)
