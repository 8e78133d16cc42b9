import type { BlockSchema } from '../../schemas/block-schema.ts'
import type { Json } from '../../schemas/page.ts'
import type { RichTextDocument } from '../../schemas/rich-text.ts'
import { ownValue } from '../lib/own-value.ts'
import { isLink, isObject, type CmsEntry } from './cms-entry.ts'
import type { Step } from './conversion.ts'
import { resolveRichText } from './resolve-rich-text.ts'
import { notPublished, tell } from './tell.ts'
import { toImage } from './to-image.ts'
import { heavyImage } from './warnings/heavy-image.ts'

/** A field's value as a prop: nothing of the CMS's own links is left in it, wherever they lead. */
export const convertValue = (value: Json, entry: CmsEntry, schema: BlockSchema | undefined, name: string, step: Step): Json | undefined => {
  if (ownValue(schema?.properties, name)?.['x-field'] === 'json') return value
  if (isLink(value))
    return value.sys.linkType === 'Asset' ? convertAsset(value.sys.id, entry, name, step) : convertEntry(value.sys.id, entry, name, step)
  if (Array.isArray(value)) return convertItems(value, entry, schema, name, step)
  if (isObject(value) && value['nodeType'] === 'document') return toJson(resolveRichText(value, richTextTargets(entry, name, step)))
  return value
}

const convertItems = (items: readonly Json[], entry: CmsEntry, schema: BlockSchema | undefined, name: string, step: Step): Json =>
  items.map((item) => convertValue(item, entry, schema, name, step)).filter((item) => item !== undefined)

/** A document is plain JSON; an interface lacks the index signature that `Json` asks for. */
const toJson = (document: RichTextDocument): Json => document as unknown as Json

/** A block that is only referred to, by its id; one that is not there is told of and never a link that leads nowhere. */
const convertEntry = (id: string, owner: CmsEntry, field: string, step: Step): Json | undefined => {
  if (step.source.entries.has(id)) return id
  tell(step, { code: 'missingEntry', owner, field, message: notPublished(id), values: { entry: id }, refersTo: id })
  return undefined
}

const convertAsset = (id: string, owner: CmsEntry, field: string, step: Step): Json | undefined => {
  const asset = step.source.assets.get(id)
  const image = asset === undefined ? undefined : toImage(asset, step.locales)
  const heavy = asset === undefined ? undefined : heavyImage(asset, step.locales)
  if (image === undefined) tell(step, { code: 'missingAsset', owner, field, message: NO_PICTURE, refersTo: id })
  else if (heavy !== undefined) tell(step, { code: 'heavyImage', owner, field, ...heavy })
  return image === undefined ? undefined : { ...image }
}

const NO_PICTURE = 'The picture is not published, or its file is no picture. Publish the asset, or choose another one.'

const richTextTargets = (owner: CmsEntry, field: string, step: Step): Parameters<typeof resolveRichText>[1] => ({
  image: (id) => {
    const asset = step.source.assets.get(id)
    const image = asset === undefined ? undefined : toImage(asset, step.locales)
    if (image === undefined) tell(step, { code: 'missingAsset', owner, field, message: NO_PICTURE, refersTo: id })
    return image
  },
  pagePath: (id) => {
    const entry = step.source.entries.get(id)
    const path = entry === undefined ? undefined : step.pagePath(entry)
    if (path === undefined)
      tell(step, { code: 'missingEntry', owner, field, message: `${notPublished(id)} Its words are kept without the link.`, refersTo: id })
    return path
  },
})
