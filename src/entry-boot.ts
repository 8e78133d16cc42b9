import { storeEarlyInteraction } from './pipeline/hydrate/early-interaction.ts'
import { startLater } from './pipeline/hydrate/start-later.ts'
import { watchFaces } from './pipeline/hydrate/watch-faces.ts'
import { watchErrors } from './pipeline/errors/watch-errors.ts'
import { tellOfFailedStart } from './pipeline/lost-code/tell-of-failed-start.ts'

watchErrors(document, window)
void watchFaces(document)
const early = storeEarlyInteraction(document)
let entry = ''
let told: Promise<void> | undefined
// Once, however many parts were lost.
const onFailed = (cause: unknown): void => void (told ??= tellOfFailedStart(document, entry, cause))

// The address comes from the document, so that this stays small: the bundler's loader is as big again.
const load = async (address: string): Promise<void> => {
  entry = address
  const { start } = (await import(/* @vite-ignore */ address)) as typeof import('./entry-client.tsx')
  await start(early, onFailed)
}

// Without code the browser does what was stored after all: a link is followed.
void startLater(document, load)
  .catch(onFailed)
  .finally(() => early.replay())
