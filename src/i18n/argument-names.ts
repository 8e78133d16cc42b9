import type { Message } from './messages.ts'

/** Names of the values a text is filled with, in a text as written or compiled. */
export const argumentNames = (message: Message): ReadonlySet<string> => {
  if (typeof message !== 'string') return new Set(message.flatMap(namesIn))
  return new Set(namesInText(message))
}

/** Literals and `#` have a type of their own; everything else is named by its value, and may hold texts for its cases. */
const LITERAL = 0
const POUND = 7

type Element = Exclude<Message, string>[number]

const namesIn = (element: Element): readonly string[] => {
  if (element.type === LITERAL || element.type === POUND) return []
  const cases = 'options' in element ? Object.values(element.options).flatMap(({ value }) => value.flatMap(namesIn)) : []
  const inside = 'children' in element ? element.children.flatMap(namesIn) : []
  return ['value' in element ? element.value : '', ...cases, ...inside]
}

/** Braces alternate: those of a value, and within them those of the texts for its cases. */
const namesInText = (text: string): readonly string[] => {
  const names: string[] = []
  let depth = 0
  for (const [brace, name] of text.matchAll(BRACES)) {
    if (brace === '}') depth -= 1
    else {
      if (depth % 2 === 0 && name !== undefined) names.push(name)
      depth += 1
    }
  }
  return names
}

/** An opening brace with the name behind it, or a closing one; a name goes on to a comma or the closing brace. */
const BRACES = /\{(?:\s*([A-Za-z]\w*)\s*(?=[,}]))?|\}/g
