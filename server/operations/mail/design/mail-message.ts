import type { Message } from '../../../runtime.ts'
import type { MailContent } from './mail-content.ts'
import { mailHtml } from './mail-html.tsx'
import { mailText } from './mail-text.ts'

/** A mail ready for the outbox, in both of its forms. */
export const mailMessage = (to: string, content: MailContent): Message => ({
  channel: 'email',
  to,
  subject: content.subject,
  text: mailText(content),
  html: mailHtml(content),
})
