import type { LocalisedText } from '../../server/database/schema/catalogue.ts'
import { MATERIALS, type MaterialName } from './materials.ts'
import { text } from '../../server/catalogue/localised.ts'
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
  const of = (language: keyof typeof inName): string => (isMaterialNamed ? (inName[language] ?? '') : '')
  const kids = (word: string): string => (isForKids ? word : '')
  return text(
    words(model, kids('kids’'), of('en'), name['en']),
    words(name['es'], of('es'), kids('infantil'), model),
    words(name['fr'], of('fr'), kids('enfant'), model),
    words(name['ar'], kids('للأطفال'), of('ar'), model),
    words(model, kids('キッズ'), `${of('ja')}${name['ja'] ?? ''}`),
  )
}

const words = (...parts: readonly (string | undefined)[]): string => parts.filter((part) => part !== undefined && part !== '').join(' ')
