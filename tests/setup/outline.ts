import { computeAccessibleDescription, computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api'

/**
 * What somebody meets on a page, from top to bottom: a line for each thing with its role, its name and its states, and a line for
 * each stretch of text, indented by what it stands in. Boxes without a meaning leave no line. The elements have to be in a document.
 */
export const outlineOf = (root: Element): readonly string[] => linesOf([...root.childNodes], '')

/** Said by their names, which hold their words. */
const WHOLE = new Set([
  'link',
  'button',
  'img',
  'heading',
  'textbox',
  'searchbox',
  'spinbutton',
  'checkbox',
  'radio',
  'option',
  'tab',
  'switch',
])
/** Their names would repeat what is in them. */
const NAMED_BY_CONTENT = new Set(['row', 'cell', 'columnheader', 'rowheader', 'gridcell', 'listitem', 'tooltip'])
/** Tags with a meaning and no role; the outline calls them by their names. */
const MEANT = new Set(['SUMMARY', 'IFRAME', 'VIDEO', 'S', 'DEL', 'LEGEND', 'INPUT', 'TIME', 'FIGCAPTION', 'DT', 'DD', 'CAPTION', 'DIALOG'])
const INLINE = new Set(['SPAN', 'B', 'STRONG', 'EM', 'I', 'SMALL', 'BR', 'ABBR', 'BDI', 'BDO', 'SUP', 'SUB'])
const UNSEEN = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'svg'])
const WITHOUT_MEANING = new Set(['generic', 'presentation', 'none', 'emphasis', 'strong'])
/** Of longer lists only the first, the chosen one and their number are said. */
const MOST_OPTIONS = 12

const linesOf = (nodes: readonly ChildNode[], indent: string): readonly string[] => {
  const lines: string[] = []
  let words = ''
  const endText = () => {
    const text = oneLine(words)
    if (text !== '') lines.push(`${indent}${text}`)
    words = ''
  }
  const visit = (node: ChildNode): void => {
    if (node.nodeType === node.TEXT_NODE) words += node.textContent ?? ''
    if (!isElement(node) || isUnseen(node)) return
    const head = lineOf(node)
    if (head !== undefined) {
      endText()
      lines.push(`${indent}${head}`, ...linesOf(insideOf(node), `${indent}  `))
    } else if (INLINE.has(node.tagName)) node.childNodes.forEach(visit)
    else {
      endText()
      insideOf(node).forEach(visit)
      endText()
    }
  }
  nodes.forEach(visit)
  endText()
  return lines
}

const descriptionOf = (element: Element): readonly string[] => {
  const description = oneLine(computeAccessibleDescription(element))
  return description === '' ? [] : [`described as "${description}"`]
}

/** Another one each time. */
const INCIDENT = /\bE-[0-9A-F]{8}\b/g

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(INCIDENT, 'E-00000000').trim()

const isElement = (node: ChildNode): node is Element & ChildNode => node.nodeType === node.ELEMENT_NODE

const isUnseen = (element: Element): boolean => UNSEEN.has(element.tagName) || element.hasAttribute('hidden')

const insideOf = (element: Element): readonly ChildNode[] => {
  if (WHOLE.has(roleOf(element) ?? '') && element.querySelector('a, button, input, select') === null) return unnamedPictures(element)
  // Its words are the name of what it labels.
  if (element.tagName === 'LABEL') return [...element.children]
  const options = [...element.querySelectorAll<HTMLOptionElement>(':scope > option')]
  if (options.length <= MOST_OPTIONS) return [...element.childNodes]
  return options.filter((option, index) => index === 0 || option.selected)
}

/** Seen, though they say nothing. */
const unnamedPictures = (element: Element): readonly Element[] => [...element.querySelectorAll('img[alt=""]')]

const roleOf = (element: Element): string | undefined => {
  const role = getRole(element)
  if (element.tagName === 'IMG' && role !== 'img') return 'picture'
  if (role !== null && !WITHOUT_MEANING.has(role)) return role
  if (MEANT.has(element.tagName)) return element.tagName.toLowerCase()
  return element.hasAttribute('aria-current') ? 'text' : undefined
}

/** The line of an element; undefined where it is a mere box. */
export const lineOf = (element: Element): string | undefined => {
  const role = roleOf(element)
  if (role === undefined) return undefined
  const name = NAMED_BY_CONTENT.has(role) ? '' : oneLine(computeAccessibleName(element))
  const options = element.querySelectorAll(':scope > option').length
  return [
    role === 'heading' ? `heading ${element.getAttribute('aria-level') ?? element.tagName.slice(1)}` : role,
    ...(name === '' ? [] : [`"${name}"`]),
    ...descriptionOf(element),
    ...statesOf(element),
    ...(options > MOST_OPTIONS ? [`of ${options}`] : []),
    ...(isInaccessible(element) ? ['(not read out)'] : []),
  ].join(' ')
}

/** Said otherwise: the name, the description, what is not read out, the level of a heading, the look; and what only the pixels tell. */
const SAID_OTHERWISE = new Set([
  ...['id', 'class', 'style', 'for', 'alt', 'role', 'aria-label', 'aria-labelledby', 'aria-describedby', 'aria-hidden', 'aria-level'],
  ...['checked', 'selected', 'value', 'srcset', 'd', 'viewBox'],
])
/** Name another element by its id. */
const POINTERS = new Set(['aria-controls', 'aria-owns', 'aria-activedescendant', 'popovertarget', 'form', 'list'])
/** Given by React, or the number of a fixture. */
const GIVEN = /_[rR]_\w*_|(?<=fixture-[a-z-]+)-\d+/g

/** What a thing is for a person, as it is now: all its attributes that are not said otherwise, and what was typed or chosen. */
const statesOf = (element: Element): readonly string[] => {
  const said = [...attributesOf(element), ...entriesOf(element)]
  return said.length === 0 ? [] : [`[${said.join(', ')}]`]
}

const attributesOf = (element: Element): readonly string[] =>
  [...element.attributes].flatMap(({ name, value }) => {
    if (SAID_OTHERWISE.has(name) || name.startsWith('data-') || value.startsWith('#_')) return []
    return [pair(name, POINTERS.has(name) ? targetOf(element, value) : value)]
  })

const pair = (name: string, value: string): string => {
  const said = value.replaceAll(GIVEN, '')
  return said === '' || said === 'true' ? name : `${name}=${said}`
}

const targetOf = (element: Element, id: string): string => {
  const target = element.ownerDocument.getElementById(id)
  return target === null ? 'nothing' : `the ${roleOf(target) ?? target.tagName.toLowerCase()}`
}

/** React writes what changes to the element and not to its attributes. */
const entriesOf = (element: Element): readonly string[] => {
  if (element instanceof HTMLOptionElement) return [pair('value', element.value), ...(element.selected ? ['selected'] : [])]
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return [pair('value', element.value)]
  if (element instanceof HTMLButtonElement) return element.value === '' ? [] : [pair('value', element.value)]
  if (!(element instanceof HTMLInputElement)) return []
  return [...(element.checked ? ['checked'] : []), pair('value', element.value)]
}

/**
 * Names of the styles, styles of their own, and icons of the elements, marks for scripts and styles, and what boxes without a meaning
 * have: each once, in the order of the page.
 */
export const lookOf = (root: Element): string =>
  [
    ...new Set([...root.querySelectorAll('*')].flatMap((each) => [...each.classList, ...styleOf(each), ...iconOf(each), ...marksOf(each)])),
  ].join(' ')

const marksOf = (element: Element): readonly string[] => {
  if (element.closest('svg, script, style') !== null) return []
  const marks = [...element.attributes].filter(({ name }) => name.startsWith('data-')).map(({ name, value }) => pair(name, value))
  return [...marks, ...(roleOf(element) === undefined ? attributesOf(element) : [])].map((mark) => mark.replaceAll(' ', ' '))
}

const iconOf = (element: Element): readonly string[] =>
  element.tagName === 'use' ? [element.getAttribute('href')?.replace(/.*#/, '#') ?? ''] : []

const styleOf = (element: Element): readonly string[] =>
  (element.getAttribute('style') ?? '')
    .split(';')
    .map((part) => part.trim().replaceAll(' ', ''))
    .filter((part) => part !== '')
