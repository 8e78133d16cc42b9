import pg from 'pg'
import type { DatabaseHandle } from '../database.ts'

/** LISTEN on a pool whose connections are one session, where a channel once listened to stays so. */
export const listenOnPool = (pool: pg.Pool): DatabaseHandle['listen'] => {
  const channels = new Map<string, Set<(payload: string) => void>>()
  pool.on('connect', (client) => {
    client.on('notification', ({ channel, payload = '' }) => channels.get(channel)?.forEach((onMessage) => onMessage(payload)))
  })
  return async (channel, onMessage) => {
    const listeners = channels.get(channel) ?? new Set()
    channels.set(channel, listeners.add(onMessage))
    await pool.query(`listen ${pg.escapeIdentifier(channel)}`)
    return async () => void listeners.delete(onMessage)
  }
}
