const WALL_WORDS: readonly (readonly [words: RegExp, hex: string])[] = [
  [/terracotta/, '#c98d70'],
  [/deep green/, '#5e6f5f'],
  [/mustard/, '#cfae6a'],
  [/oxide/, '#a9705c'],
  [/slate/, '#8d939a'],
  [/sage/, '#adb39c'],
  [/pale blue/, '#b9c7d0'],
  [/clay/, '#d3b09a'],
  [/cream/, '#e2d6c2'],
  [/\btan\b/, '#c7a987'],
  [/sand/, '#d6c3a6'],
  [/ochre/, '#cbb083'],
]

/** The color of the wall a subject asks for. */
export const wallOf = (subject: string): string | undefined => WALL_WORDS.find(([words]) => words.test(subject))?.[1]
