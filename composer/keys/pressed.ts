import { SHORTCUTS, type ShortcutId } from './shortcuts.ts'

/** What of a key event says which keys are held. */
export interface PressedKeys {
  readonly key: string
  /** Which key of the keyboard it is, whatever is written on it. */
  readonly code?: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

/** Whether an event is one of a shortcut's keys. `isRtl`: lines begin at the right where it was pressed. */
export const isPressed = (id: ShortcutId, event: PressedKeys, isRtl = false): boolean =>
  SHORTCUTS[id].keys.some((keys) => isKeys(keys, event, isRtl))

/** The first of some shortcuts that an event is. */
export const pressedOf = <Id extends ShortcutId>(ids: readonly Id[], event: PressedKeys, isRtl = false): Id | undefined =>
  ids.find((id) => isPressed(id, event, isRtl))

const isKeys = (keys: string, event: PressedKeys, isRtl: boolean): boolean => {
  const { altKey, ctrlKey, metaKey, shiftKey } = event
  const held = keys.split('+')
  const wanted = arrowOf(held.pop() ?? '', isRtl)
  const has = (name: string): boolean => held.includes(name)
  // A sign is where the keyboard has it, which may be with Shift: `/` is Shift and 7 on a German one.
  const isSign = wanted.length === 1 && !/[A-Z]/.test(wanted)
  return (
    keyOf(event) === wanted.toLowerCase() &&
    altKey === has('Alt') &&
    (ctrlKey || metaKey) === has('Mod') &&
    (isSign || shiftKey === has('Shift'))
  )
}

/** Keyboards of other scripts have other letters and question marks where the Latin ones are. */
const keyOf = ({ key, code = '' }: PressedKeys): string => {
  if (QUESTION_MARKS.has(key)) return '?'
  return (/^\P{ASCII}$/u.test(key) && /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase()) || key.toLowerCase()
}

const QUESTION_MARKS: ReadonlySet<string> = new Set(['؟', '？'])

/** The arrow that `Forward` or `Back` is in a direction; every other key as it is. */
export const arrowOf = (key: string, isRtl: boolean): string => {
  if (key !== 'Forward' && key !== 'Back') return key
  return (key === 'Forward') === isRtl ? 'ArrowLeft' : 'ArrowRight'
}
