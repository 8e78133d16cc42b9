import { isPressed, pressedOf } from '../../keys/pressed.ts'
import { SHORTCUT_IDS, SHORTCUTS, type ShortcutId } from '../../keys/shortcuts.ts'

/** What a key on the page means while it is composed. */
export type KeyMeaning =
  | 'commit'
  | 'revert'
  /** Types what is selected anew. */
  | 'edit'
  /** Begins to type at the end of the text. */
  | 'type'
  /** To the block around. */
  | 'outside'
  /** One of the composer's shortcuts; it ends typing. */
  | 'forward'
  | undefined

export const meaningOfKey = (event: KeyboardEvent, isTyping: boolean): KeyMeaning => {
  // Keys that choose among characters to write are the keyboard's.
  if (event.isComposing) return undefined
  if (isForwarded(event, isTyping)) return 'forward'
  if (isTyping) return isPressed('endTyping', event) ? 'commit' : isPressed('takeBack', event) ? 'revert' : undefined
  if (isPressed('typeAnew', event)) return 'edit'
  if (isPressed('blockAround', event)) return 'outside'
  // The space bar scrolls.
  return event.key.length === 1 && event.key !== ' ' && !hasMod(event) && !event.altKey ? 'type' : undefined
}

/** The frame does not know how the composer around it runs: arrows are told in both directions, and understood there. */
const isForwarded = (event: KeyboardEvent, isTyping: boolean): boolean => {
  const isLetter = event.key.length === 1 && !hasMod(event)
  const ids = isTyping ? BESIDE_TYPING : FORWARDED
  return !isLetter && (pressedOf(ids, event) ?? pressedOf(ids, event, true)) !== undefined
}

const hasMod = ({ ctrlKey, metaKey }: KeyboardEvent): boolean => ctrlKey || metaKey

const FORWARDED = SHORTCUT_IDS.filter((id) => {
  const { group } = SHORTCUTS[id]
  // Copy, cut and paste are told by the clipboard's own events.
  return (group === 'everywhere' || group === 'page' || group === 'blocks') && !('isOfBrowser' in SHORTCUTS[id])
})

/** While a text is typed, its own keys are those that write, walk and undo. */
const BESIDE_TYPING: readonly ShortcutId[] = [
  'palette',
  'sheet',
  'save',
  'publish',
  'nextProblem',
  'previousProblem',
  'nextArea',
  'previousArea',
  'nextBlock',
  'previousBlock',
]
