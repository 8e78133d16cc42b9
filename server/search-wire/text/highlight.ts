import { foldWithOffsets } from './fold.ts'
import { tokenise, type TextToken } from './tokenise.ts'

/** The vendor's `_highlightResult` entry for one text. */
export interface Highlight {
  readonly value: string
  readonly matchLevel: 'none' | 'partial' | 'full'
  readonly fullyHighlighted?: boolean
  readonly matchedWords: readonly string[]
}

export interface HighlightTags {
  readonly pre: string
  readonly post: string
}

/** Of a typed word, what marks a text. */
export interface MarkingWord {
  readonly kind: 'word' | 'run'
  readonly text: string
  readonly isPrefix: boolean
  readonly spellings: readonly { readonly word: string }[]
  readonly numbers?: readonly string[]
  readonly synonyms?: readonly (readonly Pick<TextToken, 'kind' | 'text'>[])[]
}

/** Marks the parts of `text` that the words of a query match. */
export const highlight = (text: string, words: readonly MarkingWord[], { pre, post }: HighlightTags): Highlight => {
  const { folded, offsets } = foldWithOffsets(text)
  const matched = new Set<string>()
  const spans = mergeSpans(
    words.flatMap((word) => {
      const found = spansOf(folded, word)
      if (found.length > 0) matched.add(word.text)
      return found
    }),
  )
  if (spans.length === 0) return { value: text, matchLevel: 'none', matchedWords: [] }
  const original = (offset: number): number => offsets[offset] ?? text.length
  let value = ''
  let done = 0
  for (const [start, end] of spans) {
    value += `${text.slice(done, original(start))}${pre}${text.slice(original(start), original(end))}${post}`
    done = original(end)
  }
  const isFull = matched.size === words.length
  const fullyHighlighted = spans.length === 1 && spans[0]?.[0] === 0 && spans[0][1] === folded.length
  return { value: value + text.slice(done), matchLevel: isFull ? 'full' : 'partial', fullyHighlighted, matchedWords: [...matched] }
}

type Span = readonly [start: number, end: number]

const spansOf = (folded: string, word: MarkingWord): readonly Span[] => {
  const others = (word.synonyms ?? []).flat()
  const runs = [...(word.kind === 'run' ? [word.text] : []), ...others.filter(({ kind }) => kind === 'run').map(({ text }) => text)]
  const whole = new Set([
    ...word.spellings.map((spelling) => spelling.word),
    ...(word.numbers ?? []),
    ...others.filter(({ kind }) => kind === 'word').map(({ text }) => text),
  ])
  const words = tokenise(folded).flatMap((token): readonly Span[] => {
    if (word.kind === 'word' && token.text.startsWith(word.text) && (word.isPrefix || token.text === word.text))
      return [[token.start, token.start + word.text.length]]
    return whole.has(token.text) ? [[token.start, token.start + token.text.length]] : []
  })
  return [...runs.flatMap((run) => occurrences(folded, run)), ...words]
}

const occurrences = (folded: string, run: string): readonly Span[] => {
  const spans: Span[] = []
  for (let start = folded.indexOf(run); start >= 0; start = folded.indexOf(run, start + run.length)) spans.push([start, start + run.length])
  return spans
}

const mergeSpans = (spans: readonly Span[]): readonly Span[] => {
  const merged: Span[] = []
  for (const span of [...spans].sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1)
    if (last !== undefined && span[0] <= last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], span[1])]
    else merged.push(span)
  }
  return merged
}
