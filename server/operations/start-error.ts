import { DrizzleQueryError } from 'drizzle-orm'
import { ConfigError } from '../config.ts'
import { DatabaseMarkError } from '../database/claim-database.ts'
import { errorText, loggedError } from './logged-error.ts'
import { isDiskFull, isUnreachable } from '../lib/unreachable.ts'
import { DataDirectoryError } from '../database/lock.ts'
import { MigrationLockError } from '../database/migrate.ts'
import { PoolerError } from '../database/session.ts'
import { SitesError } from '../sites.ts'

/** Its message is a sentence for the operator: what keeps a start from going on, and what to do. */
export class StartError extends Error {}

/** A sentence for the operator about why the start failed; undefined for an unexpected error. */
export const startSentence = (
  error: unknown,
  { port: wanted, databaseUrl }: { port: number; databaseUrl: string | undefined },
): string | undefined => {
  if (isSaid(error)) return error.message
  const code = codeOf(error)
  const port = portOf(error) ?? wanted
  if (code === 'EADDRINUSE') return `Port ${port} is already taken. Stop the program that uses it, or set PORT to another number.`
  if (code === 'EACCES') return `This user may not listen on port ${port}. Set PORT to a number above 1023.`
  if (isDiskFull(error)) return `A disk is full (${reasonOf(error)}). Make room and start again.`
  if (databaseUrl !== undefined && isUnreachable(error))
    return `The database at ${withoutPassword(databaseUrl)} cannot be used (${reasonOf(error)}). Check DATABASE_URL and that PostgreSQL is running.`
  return undefined
}

/** An error without a sentence is a defect of ours. Its stack is for whoever looks for it, and for the log of a deployed shop. */
export const unexpected = (error: unknown, { APP_ENV, LOG_FORMAT, LOG_LEVEL }: NodeJS.ProcessEnv): string => {
  const isWanted = LOG_FORMAT === 'json' || APP_ENV === 'production' || APP_ENV === 'staging' || /^(?:debug|trace)$/.test(LOG_LEVEL ?? '')
  if (isWanted) return errorText(error)
  return `The start ended at something unexpected: ${loggedError(error).message} Start it again; LOG_LEVEL=debug shows where it happens.`
}

/** Errors whose message is written for the operator. */
const isSaid = (error: unknown): error is Error =>
  [ConfigError, DataDirectoryError, DatabaseMarkError, MigrationLockError, PoolerError, SitesError, StartError].some(
    (kind) => error instanceof kind,
  )

const codeOf = (error: unknown): string => {
  if (error instanceof AggregateError) return codeOf(error.errors[0])
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** The port of the listener that failed. */
const portOf = (error: unknown): unknown => (error instanceof Error && 'port' in error ? error.port : undefined)

/** What the driver says, in its own words. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  // Its own message holds the values of the query.
  if (error instanceof DrizzleQueryError) return reasonOf(error.cause)
  return error instanceof Error ? error.message : String(error)
}

const withoutPassword = (url: string): string => {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  if (parsed === undefined) return 'DATABASE_URL'
  parsed.password = ''
  return parsed.toString()
}
