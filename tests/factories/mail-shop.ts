import { asc, sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { vi } from 'vitest'
import { createClock } from '../../server/clock.ts'
import type { DatabaseHandle } from '../../server/database/database.ts'
import { messages } from '../../server/database/schema/mailbox.ts'
import { createMail, type Mail } from '../../server/operations/mail/create-mail.ts'
import { MAIL_CHANNEL } from '../../server/operations/mail/mailbox.ts'
import { createJobs, type Jobs } from '../../server/operations/queue/jobs.ts'

/** A process that sends mail: its log, and the mail itself. */
export interface MailProcess extends Pick<Mail, 'mailbox'>, Pick<Jobs, 'stop' | 'maintain'> {
  readonly start: () => Promise<void>
  readonly log: () => string
}

export const FROM = 'Alder <orders@alder.example>'

export const createMailProcess = async (handle: DatabaseHandle, address: string | undefined): Promise<MailProcess> => {
  const lines: string[] = []
  const { log } = Fastify({ logger: { stream: { write: (line) => void lines.push(line) } } })
  const config = { MAIL_URL: address, MAIL_FROM: FROM, MAIL_API_KEY: 'mail-of-tests' }
  const jobs = createJobs({ handle, log })
  const mail = createMail({ config, database: handle.database, jobs, clock: createClock(), log })
  await jobs.install()
  return { ...mail, start: () => mail.start(() => 'E-00000000'), stop: jobs.stop, maintain: jobs.maintain, log: () => lines.join('') }
}

export const mailTo = (to: string) =>
  ({ channel: 'email', to, subject: 'Your order', text: 'Code 838642', html: '<p>Code <b>838642</b></p>' }) as const

export const storedMessages = ({ database }: Pick<DatabaseHandle, 'database'>) => database.select().from(messages).orderBy(asc(messages.id))

/** Lets an hour pass for every job, and wakes the processes that send. */
export const letTimePass = async ({ database }: Pick<DatabaseHandle, 'database'>): Promise<void> => {
  await database.execute(
    sql`update jobs.job set start_after = start_after - interval '9 hours', started_on = started_on - interval '9 hours'`,
  )
  await database.execute(sql`select pg_notify(${MAIL_CHANNEL}, '')`)
}

/** Repeats an expectation until it holds; a busy machine may take its time. */
export const until = (expectation: () => void | Promise<void>): Promise<void> => vi.waitFor(expectation, { timeout: 50_000, interval: 20 })
