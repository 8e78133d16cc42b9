import { startLater } from './app/start-later.ts'

// The address comes from the document, so that this stays a few hundred bytes: the bundler's loader is as big again.
void startLater(document, (entry) => import(/* @vite-ignore */ entry))
