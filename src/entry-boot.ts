import { holdEarlyPress } from './app/hold-early-press.ts'
import { startLater } from './app/start-later.ts'

const letGo = holdEarlyPress(document)

// The address comes from the document, so that this stays a few hundred bytes: the bundler's loader is as big again.
const load = async (entry: string): Promise<void> => {
  const { started } = (await import(/* @vite-ignore */ entry)) as typeof import('./entry-client.tsx')
  await started
}

// Without code the press goes to the browser after all: a link leads where it always led.
void startLater(document, load).finally(letGo)
