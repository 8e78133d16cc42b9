import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail as it arrived: whom the envelope names, and everything after DATA. */
export interface ReceivedMail {
  readonly recipients: readonly string[]
  readonly raw: string
}

/** What the server answers to a recipient or to the end of a body; undefined takes it. May wait as long as it likes. */
type Answer = (recipient: string) => number | undefined | Promise<number | undefined>

export interface TestSmtpServer {
  readonly address: string
  readonly received: readonly ReceivedMail[]
  /** Answers from now on. */
  readonly answer: (answers: { readonly recipient?: Answer; readonly data?: Answer }) => void
  readonly close: () => Promise<void>
}

const PASSWORD = 'p@ss/word'

/** A real SMTP server on this machine. With `hasPassword` it wants the one of its address. */
export const startSmtpServer = async ({ hasPassword = false } = {}): Promise<TestSmtpServer> => {
  const received: ReceivedMail[] = []
  let answers: { readonly recipient?: Answer; readonly data?: Answer } = {}
  const server = new SMTPServer({
    logger: false,
    disabledCommands: hasPassword ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: true,
    closeTimeout: 100,
    onAuth: ({ password }, _session, callback) =>
      callback(password === PASSWORD ? null : refusal(535), password === PASSWORD ? { user: 'shop' } : undefined),
    onRcptTo: ({ address }, _session, callback) => {
      void Promise.resolve(answers.recipient?.(address)).then((code) => callback(code === undefined ? null : refusal(code)))
    },
    onData: (stream, { envelope }, callback) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const recipients = envelope.rcptTo.map(({ address }) => address)
        received.push({ recipients, raw: Buffer.concat(parts).toString() })
        void Promise.resolve(answers.data?.(recipients[0] ?? '')).then((code) => callback(code === undefined ? null : refusal(code)))
      })
    },
  })
  // A client that is killed breaks its connection.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  // `listen` on a host and port gives an AddressInfo; text is for pipes.
  const { port } = server.server.address() as AddressInfo
  return {
    address: `smtp://${hasPassword ? `shop:${encodeURIComponent(PASSWORD)}@` : ''}127.0.0.1:${port}`,
    received,
    answer: (given) => {
      answers = given
    },
    close: () => new Promise((resolve) => void server.close(resolve)),
  }
}

const refusal = (responseCode: number): Error =>
  Object.assign(new Error(`answer ${responseCode} for somebody@example.com`), { responseCode })
