import { createServer } from 'node:net'
import type { ServerConfig } from '../config.ts'

/**
 * Rejects as listening would where a port is in use or not permitted, before the database is opened and migrated. Another
 * program may still take the port between this and the real listener; that fails with the same message.
 */
export const requireFreePorts = async ({
  PORT,
  TLS_PORT = 0,
  METRICS_PORT = 0,
  HOST,
}: Pick<ServerConfig, 'PORT' | 'TLS_PORT' | 'METRICS_PORT' | 'HOST'>): Promise<void> => {
  for (const port of [PORT, TLS_PORT, METRICS_PORT]) if (port !== 0) await listenOnce(port, HOST)
}

const listenOnce = (port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ port, host }, () => server.close(() => resolve()))
  })
