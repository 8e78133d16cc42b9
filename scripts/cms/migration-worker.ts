import https from 'node:https'
import net from 'node:net'
import { runMigration } from 'contentful-migration'
import { loadMigration } from './list-migrations.ts'
import type { ApplyMigration, MigrationOutcome } from './start-migration-worker.ts'
import { resumeMigration } from './resume-migration.ts'

/**
 * Lets `https` requests to one host and port travel without TLS, in this process. The vendor's migration tool builds
 * https addresses only, and the embedded platform speaks plain HTTP to its own machine. Every other host keeps TLS.
 */
export const allowPlainHttp = ({ hostname, port }: URL): void => {
  const withTls = https.Agent.prototype.createConnection
  https.Agent.prototype.createConnection = function (this: https.Agent, options, callback) {
    const isOurs = 'host' in options && options.host === hostname && String(options.port) === port
    return isOurs ? net.connect({ host: hostname, port: Number(port) }) : withTls.call(this, options, callback)
  }
}

/*
 * A process of its own for the vendor's migration tool: the tool writes to the console, exits where it should throw, and
 * insists on TLS; none of that may touch the shop's process. It applies one migration a message.
 */

/** The vendor's own limit for everybody; the embedded platform has none. */
const VENDOR_REQUESTS_PER_SECOND = 7
const EMBEDDED_REQUESTS_PER_SECOND = 10_000

const apply = async ({ connection, file, resumeWith }: ApplyMigration): Promise<void> => {
  const { managementHost, accessToken, spaceId, environmentId } = connection
  const address = new URL(managementHost)
  const isPlain = address.protocol === 'http:'
  if (isPlain) allowPlainHttp(address)
  const migrate = await loadMigration(file)
  const settings = {
    host: address.host + address.pathname.replace(/\/$/, ''),
    accessToken,
    spaceId,
    environmentId,
    yes: true,
    // The plan repeats the migration line by line.
    quiet: true,
    requestLimit: isPlain ? EMBEDDED_REQUESTS_PER_SECOND : VENDOR_REQUESTS_PER_SECOND,
    migrationFunction: resumeWith === undefined ? migrate : resumeMigration(migrate, resumeWith),
  }
  await runMigration(settings)
}

const answer = (outcome: MigrationOutcome): void => {
  process.send?.(outcome)
}

process.on('message', (message) => {
  // Sent by start-migration-worker.ts and nobody else.
  apply(message as ApplyMigration).then(
    () => answer({ isApplied: true }),
    (error: unknown) => answer({ isApplied: false, problem: error instanceof Error ? error.message : String(error) }),
  )
})
