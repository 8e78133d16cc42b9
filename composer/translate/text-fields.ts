import type { ComposeAsset, ComposeDocument, ComposeEntry, ComposeLocale } from '../../schemas/api/compose.ts'
import type { PropSchema } from '../../schemas/block-schema.ts'
import type { Json } from '../../schemas/page.ts'
import { entryName } from '../../src/content/block-name.ts'
import { entrySchemas } from '../../src/content/block-schemas.ts'
import { readField, type ByLocale } from '../../src/content/cms-entry.ts'
import { reachableIds } from '../../src/content/composing/reachable.ts'
import { toCmsEntry } from '../../src/content/composing/to-cms-source.ts'
import { isTranslatable, localeChain } from '../../src/content/locales.ts'
import { ownValue } from '../../src/lib/own-value.ts'
import { ownLocale } from '../document/own-locale.ts'
import { assetName } from '../panel/asset-facts.ts'

/** From which of the CMS's locales to which. */
export interface Languages {
  readonly from: string
  readonly to: string
}

/** A field with words on the page, in two languages. */
export interface TextField {
  /** Of a block or the page itself; `asset`: the text alternative of a picture. */
  readonly kind: 'entry' | 'asset'
  readonly id: string
  readonly field: string
  /** What the block or picture is called, and the field. */
  readonly name: string
  readonly title: string
  readonly help: string
  readonly maxLength: number | undefined
  readonly source: Json
  /** Where words in the other language are, or would be, written, and what is there. */
  readonly locale: string
  readonly target: Json | undefined
}

/** All words of the page that are there in the first language, block by block as the page leads to them, then its pictures. */
export const textFieldsOf = (document: ComposeDocument, { from, to }: Languages): readonly TextField[] => {
  const [source, target] = [ownChain(document.locales, from), ownChain(document.locales, to)]
  const names = [...source, ...localeChain(document.locales, '', '')]
  const ids = [...reachableIds(document)]
  const inBoth = (values: ByLocale | undefined): Pick<TextField, 'source' | 'target' | 'locale'> | undefined => {
    const words = readField(values, source)
    return words === undefined ? undefined : { source: words, target: readField(values, target), locale: ownLocale(values, target) }
  }
  const ofEntry = (entry: ComposeEntry): readonly TextField[] => {
    const schema = entrySchemas.get(entry.sys.contentType.sys.id)
    const name = entryName(toCmsEntry(entry), schema, names)
    return Object.entries(schema?.properties ?? {}).flatMap(([field, prop]) => {
      const words = isForTranslators(prop) ? inBoth(ownValue(entry.fields, field)) : undefined
      const { title, description: help = '', maxLength } = prop
      return words === undefined ? [] : [{ kind: 'entry' as const, id: entry.sys.id, field, name, title, help, maxLength, ...words }]
    })
  }
  const ofAsset = (asset: ComposeAsset): readonly TextField[] => {
    const words = inBoth(ownValue(asset.fields, ALT))
    const name = assetName(asset, names)
    return words === undefined
      ? []
      : [{ kind: 'asset', id: asset.sys.id, field: ALT, name, title: '', help: '', maxLength: undefined, ...words }]
  }
  const entries = ids.flatMap((id) => ownValue(document.entries, id) ?? [])
  // A page that this one leads to has a file of its own.
  const own = entries.filter(({ sys }) => sys.id === document.pageId || sys.contentType.sys.id !== 'page')
  return [...own.flatMap(ofEntry), ...ids.flatMap((id) => ownValue(document.assets, id) ?? []).flatMap(ofAsset)]
}

/** The field of an asset with its text alternative. */
const ALT = 'description'

/** What is chosen of a list is no words. */
const isForTranslators = (prop: PropSchema): boolean => isTranslatable(prop) && prop.enum === undefined && prop.items?.enum === undefined

/** A locale, then those of the same language that it falls back to: what all of its countries share is translated once. */
const ownChain = (locales: readonly ComposeLocale[], code: string): readonly string[] => {
  const [language = code, country = ''] = code.split('-')
  const chain = localeChain(locales, language, country).filter((each) => each.split('-')[0] === language)
  return [...new Set([code, ...chain])]
}
