/** How one language makes a plural: an ending of one number, and what stands in its place in the other. */
interface NumberRule {
  readonly singular: string
  readonly plural: string
}

const rule = (singular: string, plural: string): NumberRule => ({ singular, plural })

/**
 * Regular plurals by language, as folded text has them: without accents, the Arabic ta marbuta as a ha. A rule that is read
 * too widely makes a word that no record has, which finds nothing. What a language forms irregularly is a synonym of the index.
 */
const RULES: Readonly<Record<string, readonly NumberRule[]>> = {
  en: [rule('', 's'), rule('', 'es'), rule('y', 'ies'), rule('f', 'ves'), rule('fe', 'ves'), rule('man', 'men')],
  es: [rule('', 's'), rule('', 'es'), rule('z', 'ces')],
  fr: [rule('', 's'), rule('', 'x'), rule('al', 'aux'), rule('ail', 'aux')],
  ar: [rule('ه', 'ات'), rule('', 'ات'), rule('', 'ين'), rule('', 'ون')],
  it: [rule('o', 'i'), rule('a', 'e'), rule('e', 'i')],
  de: [rule('', 'e'), rule('', 'en'), rule('', 'er'), rule('', 'n'), rule('', 's')],
  nl: [
    rule('', 'en'),
    rule('', 's'),
    rule('f', 'ven'),
    rule('s', 'zen'),
    // A short vowel doubles the consonant after it, a long one is written once.
    ...['f', 'k', 'l', 'm', 'n', 'p', 'r', 's', 't'].map((letter) => rule(letter, `${letter}${letter}en`)),
    ...['aa', 'oo', 'ee', 'uu'].flatMap((vowel) =>
      ['k', 'l', 'm', 'n', 'p', 'r', 't'].map((end) => rule(`${vowel}${end}`, `${vowel[0]}${end}en`)),
    ),
    rule('aas', 'azen'),
    rule('oos', 'ozen'),
  ],
  pt: [rule('', 's'), rule('', 'es'), rule('m', 'ns'), rule('ao', 'oes')],
}

/** Languages of which plurals are known; what `ignorePlurals: true` without `queryLanguages` means. */
export const PLURAL_LANGUAGES: readonly string[] = Object.keys(RULES)

/** Shorter words are articles and sizes rather than things to buy. */
const SHORTEST = 3

/** The same folded word in the other number, whichever of the two it is in. */
export const otherNumber = (word: string, languages: readonly string[]): readonly string[] => {
  if (word.length < SHORTEST) return []
  const forms = languages.flatMap((language) => (RULES[language] ?? []).flatMap((each) => formsBy(each, word)))
  return [...new Set(forms)].filter((form) => form !== word && form.length >= SHORTEST)
}

const formsBy = ({ singular, plural }: NumberRule, word: string): readonly string[] => [
  // A dress is no plural of "dres".
  ...(word.endsWith(plural) && !(plural === 's' && word.endsWith('ss')) ? [word.slice(0, word.length - plural.length) + singular] : []),
  ...(word.endsWith(singular) ? [word.slice(0, word.length - singular.length) + plural] : []),
]
