import type { Runtime } from '../runtime.ts'
import type { Publisher } from './create-publisher.ts'

/** How long a change can stay unseen whose message was lost. */
const INTERVAL_MS = 60_000

/** Looks now and then for changes no message told of; answers how to stop. Failures are logged and tried again. */
export const followContent = ({
  publisher,
  log,
}: {
  readonly publisher: Pick<Publisher, 'catchUp'>
  readonly log: Runtime['log']
}): (() => void) => {
  const timer = setInterval(() => {
    publisher.catchUp().catch((error: unknown) => log.warn({ err: error }, 'the content could not be followed; trying again in a minute'))
  }, INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}
