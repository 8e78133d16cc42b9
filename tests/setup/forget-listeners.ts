/**
 * Listened to once for all files of a worker: by libraries, which mark the document that they listen to, by what reads the browser's
 * storage again when another tab writes it, and by what is sent when the page is left.
 */
const FOR_GOOD = new Set(['selectionchange', 'focus', 'blur', 'storage', 'pagehide'])

interface Listener {
  readonly target: EventTarget
  readonly parameters: Parameters<Document['addEventListener']>
}

/** Remembers who listens to the window and its document from now on; the answer makes them stop. */
export const rememberListeners = (): (() => void) => {
  const listeners: Listener[] = []
  const targets = [window, document, document.documentElement, document.body].map((target) => ({ target, add: target.addEventListener }))
  for (const { target, add } of targets) {
    target.addEventListener = (...parameters: Parameters<Document['addEventListener']>) => {
      listeners.push({ target, parameters })
      add.apply(target, parameters)
    }
  }
  return () => {
    for (const { target, add } of targets) target.addEventListener = add
    for (const { target, parameters } of listeners) if (!FOR_GOOD.has(parameters[0])) target.removeEventListener(...parameters)
  }
}
