/** How the document's root is, as far as rules with tokens ask for it. */
export interface Root {
  readonly theme: string | undefined
  readonly language: string
  readonly scheme: 'light' | 'dark'
}

/** How strong a selector is that matches the root, as the number of its parts; undefined for one that does not. */
export const weightOnRoot = (selector: string, root: Root): number | undefined => {
  let rest = selector.trim()
  let weight = 0
  while (rest !== '') {
    const part = partsOf(rest, root)
    if (part === undefined || !part.matches) return undefined
    weight += part.weight
    rest = rest.slice(part.length)
  }
  return weight
}

interface Part {
  readonly length: number
  readonly matches: boolean
  readonly weight: number
}

/** The first part of a compound. What is not read here, such as a class or a descendant, does not match. */
const partsOf = (text: string, root: Root): Part | undefined => {
  const plain = /^(?::root|html|\[lang\])/.exec(text)
  if (plain !== null) return { length: plain[0].length, matches: true, weight: 1 }
  const attribute = /^\[([\w-]+)=["']?([\w-]*)["']?\]/.exec(text)
  if (attribute !== null) return { length: attribute[0].length, matches: valueOf(attribute[1], root) === attribute[2], weight: 1 }
  const language = /^:lang\(["']?([\w-]+)["']?\)/.exec(text)
  if (language !== null) return { length: language[0].length, matches: speaks(root.language, language[1] ?? ''), weight: 1 }
  const list = /^:(is|where|not)\(/.exec(text)
  return list === null ? undefined : listPart(text, list[1] ?? '', root)
}

const valueOf = (attribute: string | undefined, { theme, scheme }: Root): string | undefined =>
  ({ 'data-theme': theme, 'data-scheme': scheme })[attribute ?? '']

const speaks = (language: string, range: string): boolean => language === range || language.startsWith(`${range}-`)

const listPart = (text: string, name: string, root: Root): Part | undefined => {
  const end = closingOf(text, text.indexOf('('))
  if (end === -1) return undefined
  const weights = splitList(text.slice(text.indexOf('(') + 1, end)).map((each) => weightOnRoot(each, root))
  const found = weights.filter((weight) => weight !== undefined)
  const isMet = found.length > 0
  return { length: end + 1, matches: name === 'not' ? !isMet : isMet, weight: name === 'where' ? 0 : Math.max(1, ...found) }
}

/** Where the bracket that opens at a position closes; -1 where it does not. */
const closingOf = (text: string, opening: number): number => {
  let depth = 0
  for (let at = opening; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  return -1
}

/** Entries of a list with commas, of which none inside brackets counts. */
export const splitList = (list: string): readonly string[] => {
  const entries: string[] = []
  let depth = 0
  let entry = ''
  for (const letter of list) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === ',' && depth === 0) {
      entries.push(entry.trim())
      entry = ''
    } else entry += letter
  }
  return [...entries, entry.trim()].filter((each) => each !== '')
}
