import { arrowOf } from './pressed.ts'
import { SHORTCUTS, type ShortcutId } from './shortcuts.ts'

/** Which keyboard she has, and which way lines go in the composer. */
export interface Keyboard {
  readonly isMac: boolean
  readonly isRtl: boolean
}

export const keyboardHere = (): Keyboard => ({
  isMac: /Mac|iPhone|iPad/.test(navigator.userAgent),
  isRtl: document.documentElement.dir === 'rtl',
})

/** A key as it is written on the keyboard. `words`: text key of its name, where it is no letter; a sign alone is not read out. */
export interface KeyName {
  readonly sign: string | undefined
  readonly words: string | undefined
}

/** The keys of a combination, in the order in which they are pressed. */
export const keyNames = (keys: string, keyboard: Keyboard): readonly KeyName[] =>
  keys.split('+').map((key) => {
    const name = keyOf(key, keyboard)
    if (!NAMED.has(name)) return { sign: name, words: undefined }
    return { sign: ARROWS[name] ?? (keyboard.isMac ? MAC_SIGNS[name] : undefined), words: `compose.key.${name}` }
  })

/** For `aria-keyshortcuts`. */
export const ariaKeys = (id: ShortcutId, keyboard: Keyboard): string =>
  SHORTCUTS[id].keys
    .map((keys) => {
      const held = keys.split('+').map((key) => keyOf(key, keyboard))
      return held.join('+')
    })
    .join(' ')

const keyOf = (key: string, { isMac, isRtl }: Keyboard): string => {
  if (key === 'Mod') return isMac ? 'Meta' : 'Control'
  return arrowOf(key, isRtl)
}

const ARROWS: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' }
const MAC_SIGNS: Readonly<Record<string, string>> = { Meta: '⌘', Alt: '⌥', Shift: '⇧', Enter: '↩', Backspace: '⌫', Delete: '⌦' }
const NAMED: ReadonlySet<string> = new Set([
  ...Object.keys(ARROWS),
  ...Object.keys(MAC_SIGNS),
  'Control',
  'Escape',
  'Home',
  'End',
  'PageUp',
  'PageDown',
])
