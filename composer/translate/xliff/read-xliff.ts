import { joinTexts, type Line } from '../line.ts'

/** A file of a translator as it is written; nothing of it is believed yet. */
export interface TranslationFile {
  /** The page that it says it is of. */
  readonly original: string
  readonly from: string
  readonly to: string
  readonly units: readonly FileUnit[]
}

export interface FileUnit {
  readonly id: string
  readonly source: Line | 'unreadable'
  /** Undefined where there is none. */
  readonly target: Line | 'unreadable' | undefined
}

/** Why a file cannot be read at all. */
export type FileProblem = 'large' | 'encoding' | 'entities' | 'xml' | 'version'

export type ReadFile =
  | { readonly ok: true; readonly files: readonly TranslationFile[] }
  | { readonly ok: false; readonly problem: FileProblem }

/** The texts of the largest page are a tenth of it. */
export const MAX_BYTES = 5_000_000

/** Reads the bytes of an XLIFF 1.2 file. */
export const readXliff = (bytes: Uint8Array): ReadFile => {
  if (bytes.byteLength > MAX_BYTES) return { ok: false, problem: 'large' }
  const text = decode(bytes)
  if (text === undefined) return { ok: false, problem: 'encoding' }
  // A file can make a gigabyte of itself, or ask for other files, by entities alone, and declares them here. No tool for translators does.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return { ok: false, problem: 'entities' }
  const document = new DOMParser().parseFromString(text, 'application/xml')
  const root = document.documentElement
  if (document.getElementsByTagName('parsererror').length > 0 || root.localName !== 'xliff') return { ok: false, problem: 'xml' }
  if (root.getAttribute('version')?.startsWith('1.') !== true) return { ok: false, problem: 'version' }
  return { ok: true, files: all(root, 'file').map(readFile) }
}

/** Some tools write UTF-16, and say so by the first two bytes. */
const decode = (bytes: Uint8Array): string | undefined => {
  const [first, second] = bytes
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const readFile = (file: Element): TranslationFile => ({
  original: file.getAttribute('original') ?? '',
  from: file.getAttribute('source-language') ?? '',
  to: file.getAttribute('target-language') ?? '',
  units: all(file, 'trans-unit').map(readUnit),
})

const readUnit = (unit: Element): FileUnit => {
  const lineOf = (name: string): Line | 'unreadable' | undefined => {
    // Not those of other proposals inside the unit.
    const element = [...unit.children].find((child) => child.localName === name)
    const line = element === undefined ? undefined : readLine(element)
    return line === undefined || line === 'unreadable' ? line : joinTexts(line)
  }
  return { id: unit.getAttribute('id') ?? '', source: lineOf('source') ?? [], target: lineOf('target') }
}

/** Words and codes; `unreadable` where there are codes that we do not write. */
const readLine = (element: Element): Line | 'unreadable' => {
  const parts = [...element.childNodes].map((node): Line | 'unreadable' => {
    if (node instanceof CharacterData) return isText(node) ? [node.data] : []
    if (!(node instanceof Element)) return []
    const id = node.getAttribute('id') ?? ''
    if (node.localName === 'x') return [{ id }]
    const content = readLine(node)
    if (content === 'unreadable') return content
    if (node.localName === 'g') return [{ id, content }]
    // Tools put each sentence, or each term that they know, into one of these.
    return node.localName === 'mrk' ? content : 'unreadable'
  })
  return parts.includes('unreadable') ? 'unreadable' : parts.flatMap((part) => (part === 'unreadable' ? [] : part))
}

const isText = ({ nodeType }: Node): boolean => nodeType === Node.TEXT_NODE || nodeType === Node.CDATA_SECTION_NODE

const all = (element: Element, name: string): readonly Element[] => [...element.getElementsByTagNameNS('*', name)]
