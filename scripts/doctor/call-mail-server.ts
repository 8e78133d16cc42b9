import type { ServerConfig } from '../../server/config.ts'
import { connectSmtp } from '../../server/operations/mail/transports/smtp.ts'

/** Greets the SMTP server and signs in, without a mail. Says in words what is wrong, without the password. */
export const callMailServer = async ({ MAIL_URL = '' }: ServerConfig, deadlineMs: number): Promise<string | undefined> => {
  if (!MAIL_URL.startsWith('smtp')) return undefined
  const { host } = new URL(MAIL_URL)
  const transport = connectSmtp(MAIL_URL, deadlineMs)
  try {
    await transport.verify()
    return undefined
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    return code === 'EAUTH'
      ? `${host} refuses the user and password of MAIL_URL: copy them from the provider again, with %40 for an @`
      : `${host} cannot be used (${code}): check MAIL_URL, and that this machine may call it`
  } finally {
    transport.close()
  }
}
