import { describe, expect, it } from 'vitest'
import { ariaKeys, keyNames } from '../../../composer/keys/keys-in-words.ts'
import { isPressed, pressedOf } from '../../../composer/keys/pressed.ts'
import { SHORTCUT_IDS, SHORTCUTS, type ShortcutGroup } from '../../../composer/keys/shortcuts.ts'
import messages from '../../../src/i18n/compose/en.json'

const SOURCES = import.meta.glob<string>('../../../composer/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })
const FILES = Object.entries(SOURCES).map(([path, text]) => ({ name: path.replace(/^.*\/composer\//, ''), text }))

/** Controls whose keys are those of their kind everywhere (WAI-ARIA): nobody looks for them in a list. */
const CONTROLS: Readonly<Record<string, string>> = {
  'commands/palette.tsx': 'a combobox',
  'editor/areas.tsx': 'tabs',
  'insert/card-keys.ts': 'a grid; the gallery says its keys',
  'insert/next-card.ts': 'a grid',
  'panel/editors/list.tsx': 'Enter adds what is typed',
  'panel/editors/rich-text-toolbar.tsx': 'a toolbar',
  'panel/focal-point/move-point.ts': 'a slider',
  'panel/focal-point/axis-slider.tsx': 'a slider',
  'tour/tour.tsx': 'Escape closes',
  'use-details.ts': 'Escape closes',
  'canvas/canvas-frame.tsx': 'hands keys on',
  'canvas/frame/start-frame.ts': 'hands keys on',
  'canvas/frame/guard-page.ts': 'hands keys on',
  'insert/insert-dialog.tsx': 'a grid',
  'editor/outline-item.tsx': 'hands keys to the outline',
}
const HEARS_KEYS = /onKeyDown=|'keydown'|\bevent\.key\b|\bKeyboardEvent\b/
const READS_TABLE = /keys\/(?:pressed|use-shortcuts)\.ts'|act-of-key\.ts'|from '\.\/(?:pressed|shortcuts)\.ts'/

const pressed = (key: string, held: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>> = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...held,
})

describe('the table of shortcuts', () => {
  it('names every key that the composer hears: whoever hears keys asks the table, or is a control of a known kind', () => {
    const others = FILES.filter(({ name, text }) => HEARS_KEYS.test(text) && !READS_TABLE.test(text) && !(name in CONTROLS))
    expect(others.map(({ name }) => name)).toEqual([])
  })

  it('names no key that nobody hears', () => {
    const hearing = FILES.filter(({ name, text }) => READS_TABLE.test(text) && !name.startsWith('keys/') && !name.startsWith('commands/'))
    const shell = FILES.filter(({ name }) => name === 'commands/command-shell.tsx')
    const code = [...hearing, ...shell, ...FILES.filter(({ name }) => name === 'editor/structure/act-of-key.ts')]
      .map(({ text }) => text)
      .join('\n')
    const isHeard = (id: string): boolean => new RegExp(`'${id}'|\\b${id}[:,]`).test(code)
    const unheard = SHORTCUT_IDS.filter((id) => !('isOfBrowser' in SHORTCUTS[id]) && !isHeard(id))
    expect(unheard).toEqual([])
  })

  it('says in words what each does', () => {
    expect(SHORTCUT_IDS.filter((id) => !(`compose.keys.does.${id}` in messages))).toEqual([])
  })

  it('gives no keys two meanings in one place', () => {
    const TOGETHER: readonly (readonly ShortcutGroup[])[] = [
      ['everywhere', 'page', 'blocks', 'walk'],
      ['everywhere', 'page', 'fields'],
    ]
    for (const groups of TOGETHER) {
      const keys = SHORTCUT_IDS.filter((id) => groups.includes(SHORTCUTS[id].group)).flatMap((id): readonly string[] => SHORTCUTS[id].keys)
      expect(keys.filter((each, index) => keys.indexOf(each) !== index)).toEqual([])
    }
  })

  it('hears Ctrl and Cmd alike, letters in both cases, and signs wherever the keyboard has them', () => {
    expect(isPressed('undo', pressed('z', { ctrlKey: true }))).toBe(true)
    expect(isPressed('undo', pressed('Z', { metaKey: true }))).toBe(true)
    expect(isPressed('undo', pressed('z', { ctrlKey: true, shiftKey: true }))).toBe(false)
    expect(isPressed('redo', pressed('Z', { ctrlKey: true, shiftKey: true }))).toBe(true)
    expect(isPressed('undo', pressed('z'))).toBe(false)
    expect(isPressed('sheet', pressed('/', { ctrlKey: true, shiftKey: true }))).toBe(true)
    expect(isPressed('sheet', pressed('?', { shiftKey: true }))).toBe(true)
    expect(isPressed('remove', pressed('Delete', { shiftKey: true }))).toBe(false)
  })

  it('hears letters and question marks of keyboards of other scripts', () => {
    expect(isPressed('palette', { ...pressed('ن', { ctrlKey: true }), code: 'KeyK' })).toBe(true)
    expect(isPressed('palette', { ...pressed('ن', { ctrlKey: true }), code: 'KeyJ' })).toBe(false)
    // Where letters are elsewhere, what is written on the key counts.
    expect(isPressed('undo', { ...pressed('y', { ctrlKey: true }), code: 'KeyZ' })).toBe(false)
    expect(isPressed('sheet', pressed('؟', { shiftKey: true }))).toBe(true)
  })

  it('has arrows lead the other way where lines begin at the right', () => {
    const ids = ['moveIn', 'moveOut'] as const
    expect(pressedOf(ids, pressed('ArrowRight', { altKey: true }))).toBe('moveIn')
    expect(pressedOf(ids, pressed('ArrowRight', { altKey: true }), true)).toBe('moveOut')
    expect(ariaKeys('moveIn', { isMac: false, isRtl: true })).toBe('Alt+ArrowLeft')
  })

  it('is written with the keys of her keyboard', () => {
    const written = (isMac: boolean) => keyNames('Mod+Shift+Z', { isMac, isRtl: false }).map(({ sign, words }) => [sign, words])
    expect(written(true)).toEqual([
      ['⌘', 'compose.key.Meta'],
      ['⇧', 'compose.key.Shift'],
      ['Z', undefined],
    ])
    expect(written(false)).toEqual([
      [undefined, 'compose.key.Control'],
      [undefined, 'compose.key.Shift'],
      ['Z', undefined],
    ])
    expect(ariaKeys('redo', { isMac: true, isRtl: false })).toBe('Meta+Shift+Z Meta+Y')
  })
})
