import type { PageView } from '../load/page-view.ts'
import type { HeadTag } from '../../page/head-tags.ts'

/** Marks the elements of the head that follow the page; the server writes the same mark. */
export const HEAD_MARK = 'data-page'

/** Makes title and head those of the page shown (EXTRA-04). Leaves a head that is right already as it is. */
export const syncHead = ({ context, head }: Pick<PageView, 'context' | 'head'>): void => {
  if (document.title !== context.title) document.title = context.title
  const wanted = head.map(({ tag, attributes }) => createElement(tag, attributes))
  const present = [...document.head.querySelectorAll(`[${HEAD_MARK}]`)]
  for (const element of present) if (!wanted.some((other) => other.isEqualNode(element))) element.remove()
  for (const element of wanted) if (!present.some((other) => other.isEqualNode(element))) document.head.append(element)
}

const createElement = (tag: string, attributes: Readonly<Record<string, string>>): HTMLElement => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.setAttribute(HEAD_MARK, '')
  return element
}

/** The page's own tags, as they stand in the head. */
export const readHead = (): readonly HeadTag[] =>
  [...document.head.querySelectorAll(`[${HEAD_MARK}]`)].map(({ localName, attributes }) => ({
    // Only tags of a page's head carry the mark.
    tag: localName as HeadTag['tag'],
    attributes: Object.fromEntries([...attributes].filter(({ name }) => name !== HEAD_MARK).map(({ name, value }) => [name, value])),
  }))
