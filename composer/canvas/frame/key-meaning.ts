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
  /** The composer's own: undo, redo, save, what changes the place of a block, and the way to the next area. */
  | 'forward'
  | undefined

export const meaningOfKey = (event: KeyboardEvent, isTyping: boolean): KeyMeaning => {
  // Keys that choose among characters to write are the keyboard's.
  if (event.isComposing) return undefined
  const isCommand = event.ctrlKey || event.metaKey
  if (isTyping) return event.key === 'Enter' ? 'commit' : event.key === 'Escape' ? 'revert' : undefined
  if ((event.altKey && ARROW.test(event.key)) || (isCommand && event.key === 'Enter')) return 'forward'
  if (event.key === 'F6') return 'forward'
  if (event.key === 'Enter') return 'edit'
  if (event.key === 'Escape') return 'outside'
  if (event.key === 'Delete' || event.key === 'Backspace' || (isCommand && FORWARDED.test(event.key))) return 'forward'
  // The space bar scrolls.
  return event.key.length === 1 && event.key !== ' ' && !isCommand && !event.altKey ? 'type' : undefined
}

const FORWARDED = /^[zysd]$/i
const ARROW = /^Arrow/
