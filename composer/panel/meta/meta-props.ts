import type { PropSchema } from '../../../schemas/block-schema.ts'

interface MetaProp extends Omit<PropSchema, 'title'> {
  readonly name: string
}

/** How the settings of schemas/common/block-meta.schema.json are edited, but for its window of time (`MomentField`). */
export const META_PROPS: readonly MetaProp[] = [
  { name: 'countries', 'x-field': 'shortTextList' },
  { name: 'languages', 'x-field': 'shortTextList' },
  { name: 'audience', 'x-field': 'enum', enum: ['guest', 'signedIn'] },
  { name: 'hiddenOn', 'x-field': 'enum', enum: ['mobile', 'desktop'] },
  { name: 'navContexts', 'x-field': 'shortTextList', items: { type: 'string', maxLength: 60 } },
  { name: 'anchor', 'x-field': 'shortText', maxLength: 64 },
  { name: 'analyticsTitle', 'x-field': 'shortText', maxLength: 120 },
]

interface CodeList {
  /** As `Intl.DisplayNames` calls it. */
  readonly type: 'region' | 'language'
  readonly shape: RegExp
}

/** Settings that are lists of codes. */
export const CODE_LISTS: Readonly<Record<string, CodeList | undefined>> = {
  countries: { type: 'region', shape: /^[A-Z]{2}$/ },
  languages: { type: 'language', shape: /^[a-z]{2,3}$/ },
}
