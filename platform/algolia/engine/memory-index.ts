import { WEIGHTS } from '../text/attribute-weights.ts'
import type { IndexSettings } from '../../../server/search-wire/settings.ts'
import { isUnlisted, type DocumentWords } from '../text/document-words.ts'
import { addEntry, createColumn, doubled, type Column } from './column.ts'
import type { PreparedRecord } from './prepare-record.ts'

/**
 * The records of an index as queries need them. A record is an ordinal, and whatever is said of records is a list with ordinals in it. Nothing
 * is ever taken out of a list: a record that is changed gets a new ordinal, and the old one is marked as gone.
 */
export interface MemoryIndex {
  readonly settings: IndexSettings
  /** objectIDs by ordinal. */
  readonly ids: string[]
  readonly ordinals: Map<string, number>
  /** By ordinal, 1 for what is there; longer than `ids`. */
  live: Uint8Array
  readonly facets: Map<string, Column<string>>
  /** Of a list, an entry for each of its numbers. */
  readonly numbers: Map<string, Column<number>>
  readonly words: Map<string, IndexedWord>
  readonly wordsByLetter: Map<string, IndexedWord[]>
  /** Which group a record is in, by ordinal; longer than `ids`. */
  groups: Uint32Array
  readonly groupNumbers: Map<string, number>
}

export interface IndexedWord {
  readonly text: string
  /** Whether it is a word that somebody may mean: no code, no pair of letters. */
  isListed: boolean
  /** `ordinal * PLACES + position * WEIGHTS + weight`, growing. A double holds it exactly, and an array of them lies side by side. */
  readonly places: number[]
}

/** How many pairs of position and weight there are in a record. */
export const PLACES = 16_384 * WEIGHTS

const FIRST_CAPACITY = 1_024

export const createMemoryIndex = (settings: IndexSettings): MemoryIndex => ({
  settings,
  ids: [],
  ordinals: new Map(),
  live: new Uint8Array(FIRST_CAPACITY),
  facets: new Map(),
  numbers: new Map(),
  words: new Map(),
  wordsByLetter: new Map(),
  groups: new Uint32Array(FIRST_CAPACITY),
  groupNumbers: new Map(),
})

export const putRecord = (index: MemoryIndex, record: PreparedRecord): void => {
  removeRecord(index, record.objectId)
  const ordinal = index.ids.length
  index.ids.push(record.objectId)
  index.ordinals.set(record.objectId, ordinal)
  if (ordinal >= index.live.length) {
    index.live = grown(index.live)
    index.groups = doubled(index.groups)
  }
  index.live[ordinal] = 1
  index.groups[ordinal] = entryOf(index.groupNumbers, record.group, () => index.groupNumbers.size)
  for (const [attribute, values] of record.facets) {
    const column = entryOf(index.facets, attribute, createColumn<string>)
    for (const value of values) addEntry(column, ordinal, value)
  }
  for (const [path, values] of record.numbers) {
    const column = entryOf(index.numbers, path, createColumn<number>)
    for (const value of values) addEntry(column, ordinal, value)
  }
  putWords(index, ordinal, record.words)
}

const putWords = (index: MemoryIndex, ordinal: number, { texts, places, areWhole }: DocumentWords): void => {
  for (let at = 0; at < texts.length; at += 1) {
    const text = texts[at] ?? ''
    const word = index.words.get(text) ?? newWord(index, text)
    word.places.push(ordinal * PLACES + (places[at] ?? 0))
    if (!word.isListed && areWhole[at] === true && !isUnlisted(text)) word.isListed = true
  }
}

export const removeRecord = (index: MemoryIndex, objectId: string): void => {
  const ordinal = index.ordinals.get(objectId)
  if (ordinal === undefined) return
  index.ordinals.delete(objectId)
  index.live[ordinal] = 0
}

/** What words are found by when their beginning is known. */
export const firstLetter = (text: string): string => String.fromCodePoint(text.codePointAt(0) ?? 0)

const newWord = (index: MemoryIndex, text: string): IndexedWord => {
  const word = { text, isListed: false, places: [] }
  index.words.set(text, word)
  entryOf(index.wordsByLetter, firstLetter(text), (): IndexedWord[] => []).push(word)
  return word
}

const entryOf = <Value>(map: Map<string, Value>, key: string, make: () => Value): Value => {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}

const grown = (bytes: Uint8Array): Uint8Array => {
  const longer = new Uint8Array(bytes.length * 2)
  longer.set(bytes)
  return longer
}
