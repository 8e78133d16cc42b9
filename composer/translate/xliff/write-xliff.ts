import type { Code, CodedLine, Inline, Line } from '../line.ts'
import type { Languages, TextField } from '../text-fields.ts'
import { unitsOf, type Unit } from '../units.ts'

interface Input {
  /** Of the page. */
  readonly pageId: string
  readonly languages: Languages
  readonly fields: readonly TextField[]
  /** Where a text is and what it is for, for whoever translates it. */
  readonly noteOf: (field: TextField) => string
}

/** The words of a page as an XLIFF 1.2 file. */
export const writeXliff = ({ pageId, languages: { from, to }, fields, noteOf }: Input): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">',
    `<file${attributes({ original: pageId, 'source-language': from, 'target-language': to, datatype: 'plaintext' })}>`,
    '<body>',
    ...fields.flatMap((field) => unitsOf(field).map((unit) => unitXml(unit, field, noteOf(field)))),
    '</body>',
    '</file>',
    '</xliff>',
    '',
  ].join('\n')

/** Source and target are written without a line break of our own: `xml:space` keeps them as they are. */
const unitXml = ({ id, source, target }: Unit, { name, title, maxLength }: TextField, note: string): string => {
  const limit = maxLength === undefined ? {} : { maxwidth: String(maxLength), 'size-unit': 'char' }
  const { codes } = source
  return [
    `<trans-unit${attributes({ id, resname: title === '' ? name : `${name} > ${title}`, 'xml:space': 'preserve', ...limit })}>`,
    `<source>${lineXml(source.line, codes)}</source>`,
    ...(target === undefined ? [] : [`<target state="translated">${lineXml(target, codes)}</target>`]),
    `<note from="developer">${escape(note)}</note>`,
    '</trans-unit>',
  ].join('\n')
}

const lineXml = (line: Line, codes: CodedLine['codes']): string => line.map((inline) => inlineXml(inline, codes)).join('')

const inlineXml = (inline: Inline, codes: CodedLine['codes']): string => {
  if (typeof inline === 'string') return escape(inline)
  const { id, content } = inline
  const code = attributes({ id, ...describe(codes.get(id)) })
  return content === undefined ? `<x${code}/>` : `<g${code}>${lineXml(content, codes)}</g>`
}

/** The names that the standard has; others begin with `x-`. */
const KINDS: Readonly<Record<string, string>> = { bold: 'bold', italic: 'italic', underline: 'underlined', link: 'link' }

const describe = (code: Code | undefined): Readonly<Record<string, string>> => {
  if (code === undefined) return {}
  if ('mark' in code) return { ctype: KINDS[code.mark.type] ?? `x-${code.mark.type}` }
  if ('kept' in code) return { ctype: 'x-part' }
  const point = code.character.codePointAt(0) ?? 0
  return { ctype: 'x-character', 'equiv-text': `U+${point.toString(16).toUpperCase().padStart(4, '0')}` }
}

const attributes = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escape(value).replace(/[\t\n]/g, ' ')}"`)
    .join('')

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' }

/** What no XML may have is a code in a text (`toLine`); names and notes do without it. */
const escape = (text: string): string =>
  text
    .replace(/[&<>"\r]/g, (character) => ESCAPES[character] ?? character)
    .replace(/[^\t\n\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '\u{FFFD}')
