import type { LocalisedText } from '../../server/database/schema/catalogue.ts'
import { MATERIALS, type MaterialName } from './materials.ts'
import { localised } from '../../server/catalogue/localised.ts'
import { text } from '../languages/text.ts'
import { translationsOf } from '../languages/translate.ts'
import { PRODUCT_TYPES, type TypeName } from './types.ts'

interface Named {
  readonly model: string
  readonly type: TypeName
  readonly material: MaterialName
  readonly isForKids: boolean
}

/** A product's name in every language, each in the order its speakers put the words. */
export const fillerName = ({ model, type, material, isForKids }: Named): LocalisedText => {
  const { name, isMaterialNamed } = PRODUCT_TYPES[type]
  const { inName } = MATERIALS[material]
  const of = (language: string): string => (isMaterialNamed ? (inName[language] ?? '') : '')
  const kids = (word: string): string => (isForKids ? word : '')
  const others = Object.entries(translationsOf(ORDER)).map(([language, order]) => {
    const parts = { model, kids: kids(localised(KIDS, language)), material: of(language), type: localised(name, language) }
    return [language, filled(order, parts)]
  })
  const beside = text(
    words(model, kids('kids’'), of('en'), name['en']),
    words(name['es'], of('es'), kids('infantil'), model),
    words(name['fr'], of('fr'), kids('enfant'), model),
    words(name['ar'], kids('للأطفال'), of('ar'), model),
    words(model, kids('キッズ'), `${of('ja')}${name['ja'] ?? ''}`),
  )
  return { ...beside, ...Object.fromEntries(others) }
}

/** How the parts of a name stand in English; a language of demo/languages says how they stand in it. */
export const ORDER = '{model} {kids} {material} {type}'

/** As it stands in a name. */
export const KIDS = text('kids’', 'infantil', 'enfant', 'للأطفال', 'キッズ')

/** The parts in a language's order, without the spaces of those that are missing. */
const filled = (order: string, parts: Readonly<Record<string, string>>): string =>
  order
    .replaceAll(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()

const words = (...parts: readonly (string | undefined)[]): string => parts.filter((part) => part !== undefined && part !== '').join(' ')
