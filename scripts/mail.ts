import { readConfig } from '../server/config.ts'
import type { DatabaseHandle } from '../server/database/database.ts'
import { MAIL_QUEUE } from '../server/operations/mail/create-mail.ts'
import type { MailJob } from '../server/operations/mail/mailbox.ts'
import { listUndelivered, resendDead } from '../server/operations/mail/undelivered.ts'
import { createJobs } from '../server/operations/queue/jobs.ts'
import { readCommandLine } from './command-line.mjs'
import { endWith, UsageError } from './end-with.ts'
import { openDatabase } from './open-database.ts'

const USAGE = `Usage: npm run mail -- list
       npm run mail -- resend <number>

The messages that wait or were given up, without their bodies, and one of them once more. With the embedded database, stop the shop first.

  --help   this text

Exit codes: 0 done, 1 not.`
const MOST = 200

const run = async (): Promise<number> => {
  const number = readNumber()
  const handle = await openDatabase(readConfig(process.env))
  try {
    return await (number === undefined ? list(handle) : resend(handle, number))
  } finally {
    await handle.close()
  }
}

/** Of the message to send once more; undefined where all are to be listed. */
const readNumber = (): number | undefined => {
  const [command, number, ...others] = readCommandLine({ usage: USAGE, allowPositionals: true }).positionals
  if (command === 'list' && number === undefined) return undefined
  if (command === 'resend' && number !== undefined && /^\d{1,9}$/.test(number) && others.length === 0) return Number(number)
  throw new UsageError(USAGE)
}

const list = async ({ database }: Pick<DatabaseHandle, 'database'>): Promise<number> => {
  const rows = await listUndelivered(database, MOST)
  const lines = rows.map(({ id, state, channel, recipient, subject, sentAt, attempts, problemCode, problemReason }) =>
    [
      `${id} ${state}, written ${new Date(sentAt).toISOString()}, tried ${attempts} times`,
      `  ${channel} to ${recipient}: ${subject}`,
      ...(problemCode === null ? [] : [`  ${problemCode} ${problemReason ?? ''}`]),
    ].join('\n'),
  )
  const count = `Messages that wait or were given up: ${rows.length}${rows.length === MOST ? ' or more' : ''}`
  process.stdout.write(`${[...lines, `${count}.`].join('\n')}\n`)
  return 0
}

const resend = async (handle: Omit<DatabaseHandle, 'kind' | 'listen'>, number: number): Promise<number> => {
  const jobs = createJobs({ handle, log: { warn: () => undefined, error: () => undefined }, isWorking: false })
  const queue = jobs.queue<MailJob>(MAIL_QUEUE)
  await jobs.install()
  const isQueued = await resendDead(handle.database, queue, number)
  await jobs.stop()
  if (isQueued) process.stdout.write(`Message ${number} is sent by the next process that runs.\n`)
  else process.stderr.write(`Message ${number} was not given up, or its body is gone.\n`)
  return isQueued ? 0 : 1
}

void endWith(run())
