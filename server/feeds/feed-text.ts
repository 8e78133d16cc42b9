/** Where words on both sides are not one word. */
const BREAK = /<(?:br|\/?(?:p|li|ul|ol|h[1-6]|div|table|tr|td|th))\b[^>]*>/gi
const TAG = /<\/?[a-z][^>]*>|<!--.*?-->/gis
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi
/** Control characters, halves of pairs, and what no character may be: no format of a feed can hold them. */
const UNSPEAKABLE = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
const LAST_CODE_POINT = 0x10_ff_ff

/** Sanitised HTML as one line of plain text. */
export const textOfHtml = (html: string): string => feedText(decode(html.replace(BREAK, ' ').replace(TAG, '')))

/** A text as a feed may carry it: no control characters, single spaces. */
export const feedText = (text: string): string => text.replace(UNSPEAKABLE, ' ').replace(/\s+/g, ' ').trim()

const decode = (text: string): string =>
  text.replace(ENTITY, (entity, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return Object.hasOwn(NAMED, name.toLowerCase()) ? (NAMED[name.toLowerCase()] ?? entity) : entity
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    return code > LAST_CODE_POINT ? ' ' : String.fromCodePoint(code)
  })

const MIN_WHOLE_WORDS = 0.8

/** A text of at most so many UTF-16 units, cut between words where one ends near, and never inside a character. */
export const cut = (text: string, max: number): string => {
  if (text.length <= max) return text
  const start = text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')
  const space = start.lastIndexOf(' ')
  return `${(space > max * MIN_WHOLE_WORDS ? start.slice(0, space) : start).trimEnd()}…`
}

/** A title that keeps its end, which tells a variant from the others, and loses words of the name. */
export const titleOf = (name: string, options: readonly string[], max: number): string => {
  const end = options.length === 0 ? '' : ` - ${options.join(', ')}`
  const room = max - end.length
  return room < MIN_NAME ? cut(`${name}${end}`, max) : `${cut(name, room)}${end}`
}

const MIN_NAME = 20
