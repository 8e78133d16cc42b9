import type { ComposeAsset, ComposeDocument, ComposeFields } from '../../../schemas/api/compose.ts'
import type { Json } from '../../../schemas/page.ts'
import { planTakingIn, type Plan } from '../../../composer/translate/plan-taking-in.ts'
import { textFieldsOf, type Languages } from '../../../composer/translate/text-fields.ts'
import { isMissing } from '../../../composer/translate/units.ts'
import { readXliff } from '../../../composer/translate/xliff/read-xliff.ts'
import { writeXliff } from '../../../composer/translate/xliff/write-xliff.ts'
import { linkTo } from '../../factories/cms.ts'
import { composeDocument, composeEntry } from '../document/setup.ts'

export const FRENCH: Languages = { from: 'en', to: 'fr' }

/** A page of a hero and a rich text, and of a picture. */
export const pageOf = (
  hero: ComposeFields,
  markdown: Readonly<Record<string, Json>> = {},
  alt: Readonly<Record<string, Json>> = {},
): ComposeDocument => {
  const page = composeDocument()
  const picture: ComposeAsset = {
    sys: { id: 'picture', type: 'Asset', version: 3, updatedAt: '2026-11-25T08:00:00.000Z' },
    fields: { title: { en: 'Harbour' }, description: alt },
  }
  return {
    ...page,
    assets: { picture },
    entries: {
      page: composeEntry('page', 'page', { key: { en: 'home' }, blocks: { en: [linkTo('hero'), linkTo('words')] } }),
      hero: composeEntry('hero', 'hero', { image: { en: linkTo('picture', 'Asset') }, ...hero }),
      words: composeEntry('words', 'markdown', { markdown }),
    },
  }
}

export const text = (value: string, ...marks: readonly string[]): Json => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
})
export const node = (nodeType: string, content: readonly Json[], data: Json = {}): Json => ({ nodeType, data, content })
export const richText = (...content: readonly Json[]): Json => node('document', content)

/** The file for a translator. */
export const fileOf = (document: ComposeDocument, which: 'missing' | 'all' = 'all', languages = FRENCH): string => {
  const fields = textFieldsOf(document, languages)
  const chosen = which === 'all' ? fields : fields.filter(isMissing)
  return writeXliff({ pageId: document.pageId, languages, fields: chosen, noteOf: ({ help }) => help })
}

/** What a translator does: a text in place of the source of each unit that has it. */
export const translate = (file: string, words: Readonly<Record<string, string>>): string =>
  Object.entries(words).reduce(
    (written, [source, target]) =>
      written.replace(`<source>${source}</source>`, (found) => `${found}\n<target state="translated">${target}</target>`),
    file.replace(/\n<target[^>]*>[^]*?<\/target>/g, (found) => (Object.keys(words).length === 0 ? found : '')),
  )

export const bytesOf = (file: string): Uint8Array => new TextEncoder().encode(file)

/** What taking the file in would do; throws where it is refused. */
export const planOf = (file: string, document: ComposeDocument, languages = FRENCH): Plan => {
  const read = readXliff(bytesOf(file))
  if (!read.ok) throw new Error(read.problem)
  const plan = planTakingIn(read.files, document, languages)
  if ('problem' in plan) throw new Error(plan.problem)
  return plan
}
