import { dsnFromString, getEnvelopeEndpointWithUrlEncodedAuth, parseEnvelope, type DsnComponents } from '@sentry/core'
import { describe, expect, it } from 'vitest'
import { parseDsn } from '../../server/operations/errors/dsn.ts'
import type { Incident } from '../../server/operations/errors/incident.ts'
import { envelopeOf } from '../../server/operations/errors/sentry-envelope.ts'

const INCIDENT: Incident = {
  incident: 'E-0123ABCD',
  origin: 'browser',
  release: 'b1',
  code: 'blockFailed',
  severity: 2,
  message: 'Block hero failed',
  frames: [
    { function: 'sell', file: 'src/lib/price.ts', line: 5, column: 3, isOwn: true },
    { function: '', file: 'node_modules/react-dom/index.js', line: 9, column: 1, isOwn: false },
  ],
  tags: { blockType: 'hero' },
}
const SENDING = { eventId: '0123456789abcdef0123456789abcdef', at: 1_700_000_000_000, environment: 'production' }

describe('an envelope, read by the vendor’s own client', () => {
  it('is one event with its frames, the outermost first', () => {
    const [header, items] = parseEnvelope(envelopeOf(INCIDENT, SENDING))
    expect(header).toMatchObject({ event_id: SENDING.eventId, sent_at: '2023-11-14T22:13:20.000Z' })
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject([
      { type: 'event' },
      {
        level: 'warning',
        timestamp: 1_700_000_000,
        release: 'b1',
        environment: 'production',
        tags: { incident: 'E-0123ABCD', code: 'blockFailed', blockType: 'hero' },
        exception: {
          values: [
            {
              value: 'Block hero failed',
              stacktrace: {
                frames: [{ in_app: false }, { filename: 'src/lib/price.ts', lineno: 5, colno: 3, function: 'sell', in_app: true }],
              },
            },
          ],
        },
      },
    ])
  })
})

describe('a DSN', () => {
  it.each(['https://abc@o1.ingest.sentry.io/42', 'http://abc@localhost:3000/sentry/1', 'https://abc@errors.example/a/b/7'])(
    '%s names the address that the vendor’s own client sends to',
    (text) => {
      // The client is quiet about a DSN that it cannot read.
      const components = dsnFromString(text) as DsnComponents
      expect(getEnvelopeEndpointWithUrlEncodedAuth(components)).toContain(parseDsn(text)?.address)
      expect(parseDsn(text)?.key).toBe(components.publicKey)
    },
  )

  it.each(['abc', 'https://o1.ingest.sentry.io/42', 'https://abc@o1.ingest.sentry.io/', 'ftp://abc@host/1', 'https://abc@host/project'])(
    '%s is none',
    (text) => expect(parseDsn(text)).toBeUndefined(),
  )
})
