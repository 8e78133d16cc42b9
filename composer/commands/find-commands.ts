import { plainText, wordsOf } from '../plain-words.ts'
import type { Command } from './command.ts'

export interface FoundCommand {
  readonly command: Command
  /** The piece of its words in which the search was found, where its title has not all of it. */
  readonly excerpt?: string
}

/** Commands that have every word of a search, the best first; without words those that were used last, then all in their order. Pure. */
export const findCommands = (commands: readonly Command[], search: string, recent: readonly string[]): readonly FoundCommand[] => {
  const wanted = wordsOf(search)
  const used = (id: string): number => (recent.includes(id) ? recent.length - recent.indexOf(id) : 0)
  if (wanted.length === 0) return commands.toSorted((one, other) => used(other.id) - used(one.id)).map((command) => ({ command }))
  const scored = commands.flatMap((command) => {
    const score = scoreOf(command, wanted)
    return score === 0 ? [] : [{ command, score: score + (used(command.id) > 0 ? RECENT : 0) }]
  })
  return scored
    .toSorted((one, other) => other.score - one.score)
    .map(({ command }) => {
      const excerpt = excerptOf(command, wanted)
      return excerpt === undefined ? { command } : { command, excerpt }
    })
}

/** What a word of the search is worth where it is found. The title is read first, and what begins with a word was meant more often. */
const IN_TITLE = { whole: 8, start: 6, inside: 3 }
const IN_WORDS = { whole: 2, start: 2, inside: 1 }
/** The title begins with the whole search. */
const BEGINS = 5
const RECENT = 1

const scoreOf = (command: Command, wanted: readonly string[]): number => {
  const { title, words } = plainOf(command)
  let score = title.startsWith(wanted.join(' ')) ? BEGINS : 0
  for (const word of wanted) {
    const worth = worthIn(title, word, IN_TITLE) || worthIn(words, word, IN_WORDS)
    if (worth === 0) return 0
    score += worth
  }
  return score
}

const worthIn = (text: string, word: string, worth: typeof IN_TITLE): number => {
  let best = 0
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (isLetter(text[at - 1])) best = Math.max(best, worth.inside)
    else if (isLetter(text[at + word.length])) best = Math.max(best, worth.start)
    else return worth.whole
  }
  return best
}

const LETTER = /[\p{L}\p{N}]/u
const isLetter = (character: string | undefined): boolean => character !== undefined && LETTER.test(character)

/** Commands are made once for a search that is typed letter by letter. */
const KNOWN = new WeakMap<Command, { readonly title: string; readonly words: string }>()

const plainOf = (command: Command) => {
  const known = KNOWN.get(command) ?? { title: plainText(command.title), words: plainText(`${command.note ?? ''} ${command.words ?? ''}`) }
  KNOWN.set(command, known)
  return known
}

const BEFORE = 24
const LENGTH = 80

/** Letters of a text and of its plain form may differ in number: what is shown begins a little before, at a space. */
const excerptOf = ({ title, words = '' }: Command, wanted: readonly string[]): string | undefined => {
  const plainTitle = plainText(title)
  const missing = wanted.find((word) => !plainTitle.includes(word))
  const at = missing === undefined ? -1 : plainText(words).indexOf(missing)
  if (at === -1) return undefined
  const begin = at <= BEFORE ? 0 : words.indexOf(' ', at - BEFORE) + 1
  const piece = words.slice(begin, begin + LENGTH).trim()
  return `${begin > 0 ? '… ' : ''}${piece}${begin + LENGTH < words.length ? ' …' : ''}`
}
