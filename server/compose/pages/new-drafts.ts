import type { ClipBlock } from '../../../src/content/clipboard/clip.ts'
import { copyBlocks, renewIds } from '../../../src/content/clipboard/clip.ts'
import { releaseName } from '../../../src/content/clipboard/release-name.ts'
import { entrySchemas } from '../../../src/content/block-schemas.ts'
import { linkTo, slotsOf } from '../../../src/content/cms-entry.ts'
import { fixedFieldsOf } from '../../../src/content/composing/fixed-fields.ts'
import { newEntryId } from '../../../src/content/composing/new-entry-id.ts'
import { toCmsSource } from '../../../src/content/composing/to-cms-source.ts'
import type { ComposeDocument } from '../../../schemas/api/compose.ts'
import type { Json } from '../../../schemas/page.ts'
import { noSuchPage } from '../refusal.ts'
import type { TemplateBlock } from '../templates/page-template.ts'

/** A page that is not in the CMS yet: its blocks, those inside before those around them, and the page itself. */
export interface NewDrafts {
  readonly blocks: readonly ClipBlock[]
  readonly page: ClipBlock
}

/** The drafts of a template. All texts are in the default locale, where every language finds them until it has its own. */
export const draftsOfTemplate = (blocks: readonly TemplateBlock[], defaultLocale: string): NewDrafts => {
  const made: ClipBlock[] = []
  const ofOne = (value: Json): Readonly<Record<string, Json>> => ({ [defaultLocale]: value })
  const linksTo = (inner: readonly TemplateBlock[]): Json => inner.map(make).map((id) => linkTo('Entry', id))
  const make = ({ type, props = {}, slots = {} }: TemplateBlock): string => {
    const schema = entrySchemas.get(type)
    if (schema === undefined) throw new Error(`A template has a block of no type there is: ${type}`)
    const id = newEntryId()
    const values: Readonly<Record<string, Json>> = {
      ...props,
      ...Object.fromEntries(Object.entries(slots).map(([name, inner]) => [name, linksTo(inner)])),
      ...fixedFieldsOf(schema),
    }
    made.push({ id, type, fields: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, ofOne(value)])) })
    return id
  }
  const list = linksTo(blocks)
  return { blocks: made, page: { id: newEntryId(), type: 'page', fields: { blocks: ofOne(list) } } }
}

/** A copy of a page under new ids, which its references to itself follow. Shared sections, pictures and unknown values stay as they are. */
export const draftsOfPage = (document: ComposeDocument): NewDrafts => {
  const source = toCmsSource(document)
  const page = source.entries.get(document.pageId)
  if (page === undefined) throw noSuchPage()
  const ids = slotsOf(page, entrySchemas.get('page')).flatMap((slot) => slot.ids)
  const clip = copyBlocks({ ids, source, schemas: entrySchemas, release: releaseName() })
  const whole = { ...clip, blocks: [...clip.blocks, { id: document.pageId, type: 'page', fields: page.fields }] }
  const renewed = renewIds({ clip: whole, schemas: entrySchemas, newId: newEntryId }).blocks
  const copy = renewed.at(-1)
  if (copy === undefined) throw new Error('A copy of a page has the page itself')
  // Copied from the outside in.
  return { blocks: renewed.slice(0, -1).toReversed(), page: copy }
}
