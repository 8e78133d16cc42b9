/** One folded character and how many UTF-16 units of the original it replaces. */
const foldCharacter = (character: string): string =>
  character
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(IGNORED, '')
    .replace(ALIKE, (letter) => LOOKS_LIKE[letter] ?? letter)
    .normalize('NFC')
    .replace(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - KATAKANA_TO_HIRAGANA))

/**
 * Text as search compares it: case, accents, letter widths, Arabic vowel signs and spelling variants, and the two kana
 * scripts make no difference.
 */
export const fold = (text: string): string => (PLAIN.test(text) ? text.toLowerCase() : foldWithOffsets(text).folded)

/** Nothing but ASCII, as most texts are; its letters fold by themselves. */
const PLAIN = /^[\0-\x7f]*$/

/** The folded text, and for each of its UTF-16 units where in the original that unit came from. */
export const foldWithOffsets = (text: string): { readonly folded: string; readonly offsets: readonly number[] } => {
  let folded = ''
  const offsets: number[] = []
  let offset = 0
  for (const [character] of text.matchAll(CHARACTER)) {
    const piece = isPlainAscii(character) ? character.toLowerCase() : foldCharacter(character)
    for (let unit = 0; unit < piece.length; unit += 1) offsets.push(offset)
    folded += piece
    offset += character.length
  }
  return { folded, offsets }
}

/** One letter; a half-width kana letter together with its voice mark, which only together fold to one. */
const CHARACTER = /[\uff66-\uff9d][\uff9e\uff9f]|./gsu

const isPlainAscii = (character: string): boolean => character.length === 1 && character.charCodeAt(0) < 128

/** Combining accents of Latin, Greek and Cyrillic; Arabic vowel signs and the stretching stroke. */
const IGNORED = /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u0640]/gu
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ک: 'ك',
  ی: 'ي',
}
const ALIKE = new RegExp(`[${Object.keys(LOOKS_LIKE).join('')}]`, 'gu')
const KATAKANA = /[\u30a1-\u30f6]/gu
const KATAKANA_TO_HIRAGANA = 0x60
