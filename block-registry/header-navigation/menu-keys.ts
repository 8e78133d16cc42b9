import type { Direction } from '../../src/site/direction.ts'

/** Where the focus is: a first-level entry, or a link in its panel. */
export interface MenuPosition {
  readonly top: number
  readonly column?: number
  readonly row?: number
}

export interface MenuMove {
  readonly focus: MenuPosition
  /** First-level entry whose panel is open afterwards; -1 for none. */
  readonly open: number
}

interface MoveInput {
  readonly key: string
  readonly direction: Direction
  readonly at: MenuPosition
  readonly open: number
  /** Rows of each column of each first-level entry; no columns where it has no panel. */
  readonly shape: readonly (readonly number[])[]
}

/**
 * What a key does in the desktop menu (MENU-07, MENU-09): arrows move the focus, Escape goes up one level or closes.
 * Undefined for keys with their default behaviour; Enter follows the link (MENU-08).
 */
export const menuMove = ({ key, direction, at, open, shape }: MoveInput): MenuMove | undefined => {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  if (key === 'Escape') return open < 0 ? undefined : { focus: { top: at.top }, open: -1 }
  if (at.column === undefined || at.row === undefined) {
    if (key === forward) return toTop(at.top + 1, open, shape)
    if (key === backward) return toTop(at.top - 1, open, shape)
    if (key === 'Home') return toTop(0, open, shape)
    if (key === 'End') return toTop(shape.length - 1, open, shape)
    return key === 'ArrowDown' && hasPanel(shape, at.top) ? { focus: { top: at.top, column: 0, row: 0 }, open: at.top } : undefined
  }
  const columns = shape[at.top] ?? []
  if (key === 'ArrowDown') return { focus: step(at.top, { column: at.column, row: at.row + 1 }, columns), open }
  if (key === 'ArrowUp')
    return {
      focus: at.column === 0 && at.row === 0 ? { top: at.top } : step(at.top, { column: at.column, row: at.row - 1 }, columns),
      open,
    }
  if (key === forward) return { focus: { top: at.top, column: Math.min(at.column + 1, columns.length - 1), row: 0 }, open }
  if (key === backward) return { focus: at.column === 0 ? { top: at.top } : { top: at.top, column: at.column - 1, row: 0 }, open }
  return undefined
}

const hasPanel = (shape: MoveInput['shape'], top: number): boolean => (shape[top]?.length ?? 0) > 0

/** First-level entries go round; an open menu stays open at the next entry. */
const toTop = (index: number, open: number, shape: MoveInput['shape']): MenuMove => {
  const top = (index + shape.length) % shape.length
  return { focus: { top }, open: open >= 0 && hasPanel(shape, top) ? top : -1 }
}

/** The next or previous link in reading order; the focus stays at the ends. */
const step = (
  top: number,
  { column, row }: { readonly column: number; readonly row: number },
  columns: readonly number[],
): MenuPosition => {
  const rows = columns[column] ?? 0
  if (row >= 0 && row < rows) return { top, column, row }
  if (row < 0) return column === 0 ? { top, column, row: 0 } : { top, column: column - 1, row: (columns[column - 1] ?? 1) - 1 }
  return column === columns.length - 1 ? { top, column, row: rows - 1 } : { top, column: column + 1, row: 0 }
}
