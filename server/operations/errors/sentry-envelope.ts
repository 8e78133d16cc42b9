import type { Incident } from './incident.ts'

/** What the collector's own severity is called. */
const LEVELS = { 1: 'error', 2: 'warning', 3: 'info' } as const

interface Sending {
  readonly eventId: string
  /** Epoch milliseconds. */
  readonly at: number
  readonly environment: string
}

/** An incident as the collector's protocol has it: a header, a header of the one item, the event, a line each. */
export const envelopeOf = (incident: Incident, { eventId, at, environment }: Sending): string =>
  [{ event_id: eventId, sent_at: new Date(at).toISOString() }, { type: 'event' }, eventOf(incident, { eventId, at, environment })]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('')

const eventOf = (
  { incident, origin, release, code, severity, message, frames, tags }: Incident,
  { eventId, at, environment }: Sending,
) => ({
  event_id: eventId,
  timestamp: at / 1000,
  platform: origin === 'browser' ? 'javascript' : 'node',
  level: LEVELS[severity],
  logger: origin,
  release,
  environment,
  tags: { ...tags, incident, code },
  // Grouped by what failed and where: texts differ by what they quote.
  fingerprint: [code, tags['blockType'] ?? '', frames[0] === undefined ? message : `${frames[0].file}:${frames[0].line}`],
  exception: {
    values: [
      {
        type: code,
        value: message,
        // The outermost first.
        ...(frames.length === 0 ? {} : { stacktrace: { frames: [...frames].reverse().map(frameOf) } }),
      },
    ],
  },
})

const frameOf = ({ function: name, file, line, column, isOwn }: Incident['frames'][number]) => ({
  ...(name === '' ? {} : { function: name }),
  filename: file,
  lineno: line,
  colno: column,
  in_app: isOwn,
})
