import { createTransport, type Transporter } from 'nodemailer'
import { z } from 'zod'
import { isOnThisMachine } from '../../../configuration/loopback.ts'
import { DELIVERY_MS, type DeliveryOutcome, type MailTransport } from './transport.ts'
import { defined } from '../../../../src/lib/defined.ts'

/** What the library's errors say of the conversation. */
const smtpError = z.object({
  code: z.string().optional(),
  responseCode: z.number().optional(),
  response: z.string().optional(),
  command: z.string().optional(),
  message: z.string(),
})

/** Mails over SMTP, at `smtps://user:password@host:465`, or `smtp://…:587`, which becomes encrypted before anything is sent. */
export const createSmtpTransport = (address: string): MailTransport => ({
  deliver: async ({ messageId, from, to, subject, text, html }) => {
    const transport = connectSmtp(address, DELIVERY_MS)
    // One who sends a byte now and then would be waited for without an end.
    const deadline = setTimeout(() => transport.close(), DELIVERY_MS)
    try {
      // As an object, an address with a comma in it is not read as two.
      await transport.sendMail({ messageId, from, to: { name: '', address: to }, subject, text, ...defined({ html }) })
      return { kind: 'sent' }
    } catch (error) {
      return outcomeOf(error)
    } finally {
      clearTimeout(deadline)
      transport.close()
    }
  },
})

/** A connection of its own each time: an idle one would be closed by the server at a moment of its choice. */
export const connectSmtp = (address: string, timeoutMs: number): Transporter => {
  const { protocol, hostname, port, username, password } = new URL(address)
  const isSecure = protocol === 'smtps:'
  return createTransport({
    host: hostname,
    port: port === '' ? (isSecure ? 465 : 587) : Number(port),
    secure: isSecure,
    // Nobody between a shop and the server beside it could read along.
    requireTLS: !isOnThisMachine(address),
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: timeoutMs / 2,
    greetingTimeout: timeoutMs / 2,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/**
 * A 5xx is about this mail when it answers the recipient or the body; when it answers the sender or the password, it is
 * about the configuration.
 */
const outcomeOf = (error: unknown): DeliveryOutcome => {
  const { success, data } = smtpError.safeParse(error)
  if (!success) return { kind: 'failed', code: 'SMTP_UNKNOWN', reason: '' }
  const { code, responseCode, response, command, message } = data
  if (responseCode === undefined) return { kind: 'failed', code: code ?? 'SMTP_UNKNOWN', reason: message }
  const isAboutMail = responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')
  return { kind: isAboutMail ? 'refused' : 'failed', code: `SMTP_${responseCode}`, reason: response ?? '' }
}
