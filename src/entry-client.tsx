import { start } from './app/start.tsx'

/** Fulfilled once every block of the page answers, or has a gate that keeps what is pressed meanwhile. */
export const started = start()
