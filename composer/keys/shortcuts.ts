/** A key with what is held: `Mod` is Ctrl, and Cmd on a Mac. `Forward` and `Back` are the arrows towards the end and the start of a line. */
type Keys = string

/** Where the sheet lists a shortcut. */
export type ShortcutGroup = 'everywhere' | 'page' | 'blocks' | 'walk' | 'canvas' | 'fields'

interface ShortcutRecord {
  readonly group: ShortcutGroup
  readonly keys: readonly Keys[]
  /** In a text that is typed in, the keys are the text's own. */
  readonly isBesideTexts?: true
  /** Browsers tell of it in another way than by keys: copy, cut, paste. */
  readonly isOfBrowser?: true
}

/** Every key that the composer hears, the only place where keys are named. The order is that of the sheet. */
export const SHORTCUTS = {
  palette: { group: 'everywhere', keys: ['Mod+K'] },
  sheet: { group: 'everywhere', keys: ['?', 'Mod+/'] },

  save: { group: 'page', keys: ['Mod+S'] },
  undo: { group: 'page', keys: ['Mod+Z'] },
  redo: { group: 'page', keys: ['Mod+Shift+Z', 'Mod+Y'] },
  publish: { group: 'page', keys: ['Mod+Shift+Enter'] },
  nextProblem: { group: 'page', keys: ['F8'] },
  previousProblem: { group: 'page', keys: ['Shift+F8'] },
  wider: { group: 'page', keys: ['Alt+Shift+Forward'], isBesideTexts: true },
  narrower: { group: 'page', keys: ['Alt+Shift+Back'], isBesideTexts: true },
  nextArea: { group: 'page', keys: ['F6'] },
  previousArea: { group: 'page', keys: ['Shift+F6'] },
  nextBlock: { group: 'page', keys: ['Alt+PageDown'] },
  previousBlock: { group: 'page', keys: ['Alt+PageUp'] },

  moveUp: { group: 'blocks', keys: ['Alt+ArrowUp'] },
  moveDown: { group: 'blocks', keys: ['Alt+ArrowDown'] },
  moveIn: { group: 'blocks', keys: ['Alt+Forward'] },
  moveOut: { group: 'blocks', keys: ['Alt+Back'] },
  addAfter: { group: 'blocks', keys: ['Mod+Enter'] },
  duplicate: { group: 'blocks', keys: ['Mod+D'] },
  remove: { group: 'blocks', keys: ['Delete', 'Backspace'] },
  copy: { group: 'blocks', keys: ['Mod+C'], isOfBrowser: true },
  cut: { group: 'blocks', keys: ['Mod+X'], isOfBrowser: true },
  paste: { group: 'blocks', keys: ['Mod+V'], isOfBrowser: true },

  rowUp: { group: 'walk', keys: ['ArrowUp'] },
  rowDown: { group: 'walk', keys: ['ArrowDown'] },
  firstRow: { group: 'walk', keys: ['Home'] },
  lastRow: { group: 'walk', keys: ['End'] },
  selectUp: { group: 'walk', keys: ['Shift+ArrowUp'] },
  selectDown: { group: 'walk', keys: ['Shift+ArrowDown'] },
  unfold: { group: 'walk', keys: ['Forward'] },
  fold: { group: 'walk', keys: ['Back'] },

  typeAnew: { group: 'canvas', keys: ['Enter'] },
  endTyping: { group: 'canvas', keys: ['Enter'] },
  takeBack: { group: 'canvas', keys: ['Escape'] },
  blockAround: { group: 'canvas', keys: ['Escape'] },

  itemUp: { group: 'fields', keys: ['Alt+ArrowUp'] },
  itemDown: { group: 'fields', keys: ['Alt+ArrowDown'] },
  sendComment: { group: 'fields', keys: ['Mod+Enter'] },
} as const satisfies Readonly<Record<string, ShortcutRecord>>

export type ShortcutId = keyof typeof SHORTCUTS

export const SHORTCUT_IDS = Object.keys(SHORTCUTS) as readonly ShortcutId[]

/** Whether a text that is typed in has these keys for itself. */
export const isBesideTexts = (id: ShortcutId): boolean => 'isBesideTexts' in SHORTCUTS[id]
