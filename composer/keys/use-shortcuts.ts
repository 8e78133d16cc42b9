import { useEffect } from 'react'
import { useLatest } from '../use-latest.ts'
import { areSignsOn } from './one-character-keys.ts'
import { pressedOf } from './pressed.ts'
import { isBesideTexts, SHORTCUT_IDS, type ShortcutId } from './shortcuts.ts'

type Handlers = Readonly<Partial<Record<ShortcutId, (() => void) | undefined>>>

const TEXTS = 'input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"]), textarea, select, [contenteditable="true"]'

/** Whether keys that write are a control's own. */
const isText = (target: EventTarget | null): boolean => target instanceof Element && target.closest(TEXTS) !== null

/** Does what shortcuts mean wherever she is; a dialog has its keys for itself. What a handler is not there for is the browser's. */
export const useShortcuts = (handlers: Handlers): void => {
  const latest = useLatest(handlers)
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]') !== null) return
      const ids = SHORTCUT_IDS.filter((id) => latest.current[id] !== undefined)
      const id = pressedOf(ids, event, document.documentElement.dir === 'rtl')
      /** Written where a text has the focus. */
      const isSign = event.key.length === 1 && !event.ctrlKey && !event.metaKey
      if (id === undefined || ((isSign || isBesideTexts(id)) && isText(event.target)) || (isSign && !areSignsOn())) return
      event.preventDefault()
      latest.current[id]?.()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [latest])
}
