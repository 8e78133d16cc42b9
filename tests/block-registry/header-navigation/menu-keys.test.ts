import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { menuMove, type MenuPosition } from '../../../block-registry/header-navigation/menu-keys.ts'

/** Three entries: two columns of 2 and 3 links, no panel, one column of 1. */
const shape = [[2, 3], [], [1]]
const move = (key: string, at: MenuPosition, { open = at.top, direction = 'ltr' as 'ltr' | 'rtl' } = {}) =>
  menuMove({ key, at, open, direction, shape })

describe('keys in the desktop menu', () => {
  it('go along the first level and round its ends [MENU-07]', () => {
    expect(move('ArrowRight', { top: 0 }, { open: -1 })).toEqual({ focus: { top: 1 }, open: -1 })
    expect(move('ArrowLeft', { top: 0 }, { open: -1 })).toEqual({ focus: { top: 2 }, open: -1 })
    expect(move('End', { top: 0 }, { open: -1 })?.focus).toEqual({ top: 2 })
    expect(move('Home', { top: 2 }, { open: -1 })?.focus).toEqual({ top: 0 })
  })

  it('go the other way in right-to-left languages [MENU-07]', () => {
    expect(move('ArrowLeft', { top: 0 }, { open: -1, direction: 'rtl' })?.focus).toEqual({ top: 1 })
  })

  it('take an open menu along to an entry that has a panel [MENU-07]', () => {
    expect(move('ArrowLeft', { top: 0 }, { open: 0 })).toEqual({ focus: { top: 2 }, open: 2 })
    expect(move('ArrowRight', { top: 0 }, { open: 0 })).toEqual({ focus: { top: 1 }, open: -1 })
  })

  it('go down into a panel, through its links, and back up [MENU-07]', () => {
    expect(move('ArrowDown', { top: 0 }, { open: -1 })).toEqual({ focus: { top: 0, column: 0, row: 0 }, open: 0 })
    expect(move('ArrowDown', { top: 1 }, { open: -1 })).toBeUndefined()
    expect(move('ArrowDown', { top: 0, column: 0, row: 1 })?.focus).toEqual({ top: 0, column: 1, row: 0 })
    expect(move('ArrowUp', { top: 0, column: 1, row: 0 })?.focus).toEqual({ top: 0, column: 0, row: 1 })
    expect(move('ArrowUp', { top: 0, column: 0, row: 0 })?.focus).toEqual({ top: 0 })
    expect(move('ArrowRight', { top: 0, column: 0, row: 1 })?.focus).toEqual({ top: 0, column: 1, row: 0 })
  })

  it('close with Escape, which goes up to the entry [MENU-09]', () => {
    expect(move('Escape', { top: 0, column: 1, row: 2 })).toEqual({ focus: { top: 0 }, open: -1 })
    expect(move('Escape', { top: 0 }, { open: 0 })).toEqual({ focus: { top: 0 }, open: -1 })
    expect(move('Escape', { top: 0 }, { open: -1 })).toBeUndefined()
  })

  it('leave Enter to the link it is on', () => {
    expect(move('Enter', { top: 0 })).toBeUndefined()
  })

  it('never lead to a link that is not there [MENU-07]', () => {
    const keys = fc.constantFrom('ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Escape')
    fc.assert(
      fc.property(fc.array(keys, { maxLength: 40 }), fc.constantFrom('ltr' as const, 'rtl' as const), (pressed, direction) => {
        let at: MenuPosition = { top: 0 }
        let open = -1
        for (const key of pressed) {
          const next = menuMove({ key, at, open, direction, shape })
          if (next === undefined) continue
          ;[at, open] = [next.focus, next.open]
          expect(shape[at.top]).toBeDefined()
          if (at.column !== undefined) expect(at.row).toBeLessThan(shape[at.top]?.[at.column] ?? 0)
          if (at.column !== undefined) expect(open).toBe(at.top)
        }
      }),
    )
  })
})
