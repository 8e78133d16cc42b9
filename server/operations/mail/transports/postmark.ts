import { z } from 'zod'
import { DELIVERY_MS, type DeliveryOutcome, type MailTransport } from './transport.ts'
import { defined } from '../../../../src/lib/defined.ts'

interface Options {
  /** `https://api.postmarkapp.com`. */
  readonly baseUrl: string
  readonly apiKey: string
  readonly fetch: typeof fetch
}

const answer = z.object({ ErrorCode: z.number(), Message: z.string() })

const UNPROCESSABLE = 422
const TOO_LARGE = 413
/** Of the vendor's error codes those about one mail: an address that is none, and a recipient who has bounced or complained. */
const ABOUT_MAIL: readonly number[] = [300, 406]

/** Mails over the HTTP API of Postmark: one POST a mail. */
export const createPostmarkTransport = ({ baseUrl, apiKey, fetch }: Options): MailTransport => ({
  deliver: async ({ messageId, from, to, subject, text, html }) => {
    try {
      const response = await fetch(`${baseUrl.replace(/\/$/, '')}/email`, {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json', 'x-postmark-server-token': apiKey },
        body: JSON.stringify({
          From: from,
          To: to,
          Subject: subject,
          TextBody: text,
          ...defined({ HtmlBody: html }),
          MessageStream: 'outbound',
          // The vendor replaces a Message-ID unless it is told to keep it.
          Headers: [
            { Name: 'Message-ID', Value: messageId },
            { Name: 'X-PM-KeepID', Value: 'true' },
          ],
        }),
        // Followed, it would show the key to another host.
        redirect: 'manual',
        signal: AbortSignal.timeout(DELIVERY_MS),
      })
      return outcomeOf(response.status, await response.text())
    } catch (error) {
      return { kind: 'failed', code: codeOf(error), reason: error instanceof Error ? error.message : 'unknown' }
    }
  },
})

const outcomeOf = (status: number, body: string): DeliveryOutcome => {
  if (status === 200) return { kind: 'sent' }
  const { ErrorCode, Message } = readAnswer(body)
  const isAboutMail = status === TOO_LARGE || (status === UNPROCESSABLE && ABOUT_MAIL.includes(ErrorCode))
  return { kind: isAboutMail ? 'refused' : 'failed', code: `HTTP_${status}${ErrorCode === 0 ? '' : `_${ErrorCode}`}`, reason: Message }
}

/** What is between the shop and the vendor may answer in another form. */
const readAnswer = (body: string): z.infer<typeof answer> => {
  try {
    return answer.parse(JSON.parse(body))
  } catch {
    return { ErrorCode: 0, Message: '' }
  }
}

/** `fetch` hides what happened in the cause of its error. */
const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'HTTP_UNKNOWN'
  if (error.name === 'TimeoutError') return 'ETIMEDOUT'
  const { cause } = error
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : 'HTTP_UNKNOWN'
}
