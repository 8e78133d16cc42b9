import { pageSchema } from '../block-schemas.ts'

const LANDING = 'landing'
const { pattern = '', maxLength = 120 } = pageSchema.properties['key'] ?? {}
const KEY = new RegExp(pattern, 'u')

/** The longest address of a landing page: its key has a limit. */
export const MAX_PATH = maxLength - LANDING.length

/** The key of the landing page at an address without country and language; undefined for what can be none. */
export const keyOfPath = (path: string): string | undefined =>
  /^\/./.test(path) && path.length <= MAX_PATH && KEY.test(`${LANDING}${path}`) ? `${LANDING}${path}` : undefined

/** Whether a landing page can be made of a page of a kind: the blocks of others need data that a landing page has not. */
export const canBeCopied = (kind: string): boolean => kind === 'landing' || kind === 'home' || kind === 'contact'

/** The address that somebody meant who typed something else: small letters, no accents, hyphens. Undefined where nothing of it can stay. */
export const mendPath = (typed: string): string | undefined => {
  const parts = typed.slice(0, 1_000).split('/').map(toWords)
  const path = parts.filter((part) => part !== '').reduce((way, part) => (way.length + part.length < MAX_PATH ? `${way}/${part}` : way), '')
  return keyOfPath(path) === undefined ? undefined : path
}

/** Shorter than it may be: an address is read out and typed. */
const TITLE_LENGTH = 60

/** An address made of a title, `/summer-sale`; of the word given where the title has neither a Latin letter nor a digit. */
export const pathOfTitle = (title: string, otherwise = 'page'): string => {
  const words = toWords(title.slice(0, 1_000))
  if (words === '') return mendPath(otherwise) ?? '/page'
  const whole = words.length <= TITLE_LENGTH ? words : words.slice(0, TITLE_LENGTH + 1).replace(/-[^-]*$/, '')
  return `/${whole.slice(0, TITLE_LENGTH).replace(/-+$/, '')}`
}

/** `path-2`, `path-3`, ... */
export const numberPath = (path: string, number: number): string => {
  const end = `-${number}`
  return `${path.slice(0, MAX_PATH - end.length).replace(/[-/]+$/, '')}${end}`
}

/** Letters that are more than a letter with a mark. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }

const toWords = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
