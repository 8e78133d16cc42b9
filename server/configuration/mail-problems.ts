import type { Environment } from './environment.ts'

/** What a mail server needs besides its address, in every environment; and that production has one at all. */
export const mailProblems = ({ APP_ENV, EMBEDDED, MAIL_URL, MAIL_FROM, MAIL_API_KEY }: Environment): readonly string[] => {
  // That production must not have the embedded mailbox is a sentence of its own.
  if (MAIL_URL === undefined) return APP_ENV === 'production' && !EMBEDDED.includes('mailbox') ? [NO_TRANSPORT] : []
  return [
    ...(MAIL_FROM === undefined
      ? ['MAIL_FROM must be set beside MAIL_URL: the sender that shoppers see, such as Shop <orders@shop.example>']
      : []),
    ...(MAIL_URL.startsWith('http') && MAIL_API_KEY === undefined
      ? ['MAIL_API_KEY must be set beside an https MAIL_URL: Postmark shows it under the server, API Tokens']
      : []),
  ]
}

const NO_TRANSPORT =
  'MAIL_URL must be set when APP_ENV is production, or confirmations and codes would reach nobody: smtps://user:password@host:465, or https://api.postmarkapp.com with MAIL_API_KEY'
