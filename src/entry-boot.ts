import { storeEarlyInteraction } from './pipeline/hydrate/early-interaction.ts'
import { startLater } from './pipeline/hydrate/start-later.ts'

const early = storeEarlyInteraction(document)

// The address comes from the document, so that this stays small: the bundler's loader is as big again.
const load = async (entry: string): Promise<void> => {
  const { start } = (await import(/* @vite-ignore */ entry)) as typeof import('./entry-client.tsx')
  await start(early)
}

// Without code the browser does what was stored after all: a link is followed.
void startLater(document, load).finally(() => early.replay())
