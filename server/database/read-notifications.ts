import pg from 'pg'
import { openSession } from './session.ts'

type Listener = (payload: string) => void

/** What this and other processes announce on the database. */
export interface Notifications {
  /** Calls the listener for each NOTIFY on the channel; answers how to stop. */
  readonly listen: (channel: string, onMessage: Listener) => Promise<() => Promise<void>>
  readonly close: () => Promise<void>
}

interface Deps {
  readonly url: string
  readonly onLostConnection: (error: Error) => void
}

const RECONNECT_MS = 500

/**
 * LISTEN for all channels on one session outside the pool, opened again where it is lost. What was announced meanwhile
 * is lost: listeners cache what they read for a short time only.
 */
export const readNotifications = ({ url, onLostConnection }: Deps): Notifications => {
  const channels = new Map<string, Set<Listener>>()
  let connection: Promise<pg.Client> | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const connect = async (): Promise<pg.Client> => {
    const client = await openSession(url, onLostConnection)
    client.on('notification', ({ channel, payload = '' }) => channels.get(channel)?.forEach((onMessage) => onMessage(payload)))
    client.once('end', reconnectLater)
    for (const channel of channels.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    return client
  }
  const reconnectLater = (): void => {
    connection = undefined
    clearTimeout(timer)
    if (isClosed || channels.size === 0) return
    timer = setTimeout(() => {
      open().catch((error: unknown) => {
        onLostConnection(error instanceof Error ? error : new Error(String(error)))
        reconnectLater()
      })
    }, RECONNECT_MS)
    timer.unref()
  }
  const open = (): Promise<pg.Client> => (connection ??= connect())

  return {
    listen: async (channel, onMessage) => {
      const listeners = channels.get(channel) ?? new Set()
      channels.set(channel, listeners.add(onMessage))
      const client = await open()
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      return async () => void listeners.delete(onMessage)
    },
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      const client = await connection?.catch(() => undefined)
      await client?.end()
    },
  }
}
