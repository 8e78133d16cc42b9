import { flushSync } from 'react-dom'
import type { ComposeEntry } from '../../../schemas/api/compose.ts'
import type { Json } from '../../../schemas/page.ts'
import { isLink, isObject } from '../../../src/content/cms-entry.ts'
import { ownValue } from '../../../src/lib/own-value.ts'
import type { Command } from '../../commands/command.ts'
import { isolateName } from '../../isolate.ts'
import type { Editor } from '../use-editor.ts'

/** The blocks of the page, found by their names and by all words in them, in every language. */
export const blockCommands = ({ rows, document, lookedAt, show }: Editor): readonly Command[] => {
  const names = new Map(rows.flatMap((row) => (row.kind === 'block' ? [[row.entryId, row.name] as const] : [])))
  return rows
    .filter((row) => row.kind === 'block')
    .map((row): Command => {
      const { entryId, nth, name, path } = row
      const entry = ownValue(document.entries, entryId)
      const around = path.slice(1).map((id) => isolateName(names.get(id) ?? id))
      return {
        id: `block ${entryId} ${nth}`,
        kind: 'block',
        title: isolateName(name),
        note: around.join(' > '),
        words: entry === undefined ? '' : wordsIn(entry),
        run: () => {
          flushSync(() => {
            show('blocks')
            lookedAt.select({ entryId, nth })
          })
          focusOnRow()
        },
      }
    })
}

/** In the list of blocks, where keys go on with the block. */
const focusOnRow = (): void => document.querySelector<HTMLElement>('[data-area="blocks"] [aria-current]')?.focus()

const MOST_CHARACTERS = 4_000

/** Entries never change, they are replaced: opened again, the search reads only what was edited. */
const KNOWN = new WeakMap<ComposeEntry, string>()

const wordsIn = (entry: ComposeEntry): string => {
  const known = KNOWN.get(entry) ?? textsIn(Object.values(entry.fields)).join(' ').slice(0, MOST_CHARACTERS)
  KNOWN.set(entry, known)
  return known
}

/** Every text in a value, of rich text those of its nodes. Links have ids, which nobody reads. */
const textsIn = (value: Json | readonly object[]): readonly string[] => {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap((each: Json) => textsIn(each))
  if (!isObject(value as Json) || isLink(value as Json)) return []
  return Object.entries(value as Readonly<Record<string, Json>>).flatMap(([name, each]) => (NO_WORDS.has(name) ? [] : textsIn(each)))
}

/** Of rich text. */
const NO_WORDS: ReadonlySet<string> = new Set(['nodeType', 'marks'])
