import type { TextProp } from '../protocol.ts'

/** An element of the page that holds a text of a block, all of it and nothing else. */
export interface TextPlace extends TextProp {
  readonly element: HTMLElement
}

/**
 * Where texts of a block can be typed, in reading order: the elements that hold exactly one of them. A text that is on the block twice,
 * or that two fields share, has no place: nobody could say which is meant. Blocks inside have texts of their own.
 */
export const textPlaces = (block: HTMLElement, texts: readonly TextProp[]): readonly TextPlace[] => {
  const leaves = [...block.querySelectorAll<HTMLElement>('*')].filter(
    (element) => element.childElementCount === 0 && element.closest('[data-block]') === block && !element.matches(NO_PLACE),
  )
  return leaves.flatMap((element) => {
    const text = wordsOf(element.textContent)
    const props = texts.filter(({ value }) => wordsOf(value) === text)
    const isAlone = leaves.filter((other) => wordsOf(other.textContent) === text).length === 1
    const [prop] = props
    return text !== '' && prop !== undefined && props.length === 1 && isAlone ? [{ ...prop, element }] : []
  })
}

/** Controls do something of their own with keys; the rest is no text on the page. */
const NO_PLACE = 'button, input, textarea, select, option, script, style, template, noscript, svg *'

const wordsOf = (text: string | null): string => (text ?? '').trim()
