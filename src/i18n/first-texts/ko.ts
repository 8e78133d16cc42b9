/* Written by `npm run generate` from src/site/text-language.ts and the files of texts. Changes here are lost. */
import { mergeMessages } from '../merge-messages.ts'

/** Texts of this language without those of the checkout, the account, the contact form and of parts of a page that bring their own. */
export const messages = mergeMessages(
  import.meta.glob(
    [
      '../messages/ko/*.json',
      '!../messages/ko/account-forms.json',
      '!../messages/ko/back-in-stock.json',
      '!../messages/ko/checkout.json',
      '!../messages/ko/consent.json',
      '!../messages/ko/contact.json',
      '!../messages/ko/customisation.json',
      '!../messages/ko/express.json',
      '!../messages/ko/my-account.json',
    ],
    {
      eager: true,
      import: 'default',
    },
  ),
)
