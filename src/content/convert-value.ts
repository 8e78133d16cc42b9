import type { BlockSchema } from '../../schemas/block-schema.ts'
import type { ImageProp, Json } from '../../schemas/page.ts'
import type { RichTextDocument, RichTextMark, RichTextNode } from '../../schemas/rich-text.ts'
import { ownValue } from '../lib/own-value.ts'
import { isLink, isObject, readField, type CmsAsset, type CmsEntry } from './cms-entry.ts'
import type { ProblemText } from './content-problem.ts'
import { notPublished, reportProblem, type ConversionStep } from './conversion.ts'
import { defined } from '../lib/defined.ts'

/** A field's value as a prop: nothing of the CMS's own links is left in it, wherever they lead. */
export const convertValue = (
  value: Json,
  entry: CmsEntry,
  schema: BlockSchema | undefined,
  name: string,
  step: ConversionStep,
): Json | undefined => {
  if (ownValue(schema?.properties, name)?.['x-field'] === 'json') return value
  if (isLink(value))
    return value.sys.linkType === 'Asset'
      ? toProp(convertAsset(value.sys.id, entry, name, step))
      : convertEntry(value.sys.id, entry, name, step)
  if (Array.isArray(value))
    return value.map((item: Json) => convertValue(item, entry, schema, name, step)).filter((item) => item !== undefined)
  if (isObject(value) && value['nodeType'] === 'document') return toJson(resolveRichText(value, richTextTargets(entry, name, step)))
  return value
}

/** A picture as a prop. */
const toProp = (image: ImageProp | undefined): Json | undefined => (image === undefined ? undefined : { ...image })

/** A document is plain JSON; an interface lacks the index signature that `Json` asks for. */
const toJson = (document: RichTextDocument): Json => document as unknown as Json

/** A block that is only referred to, by its id; one that is not there is reported, so that no link leads nowhere. */
const convertEntry = (id: string, owner: CmsEntry, field: string, step: ConversionStep): Json | undefined => {
  if (step.source.entries.has(id)) return id
  reportProblem(step, { code: 'missingEntry', owner, field, message: notPublished(id), values: { entry: id }, refersTo: id })
  return undefined
}

/** The picture of an asset; undefined, and reported, where it holds none. One whose file is large is reported too. */
export const convertAsset = (id: string, owner: CmsEntry, field: string, step: ConversionStep): ImageProp | undefined => {
  const image = findImage(id, owner, field, step)
  const asset = step.source.assets.get(id)
  const heavy = image === undefined || asset === undefined ? undefined : heavyText(asset, step.locales)
  if (heavy !== undefined) reportProblem(step, { ...heavy, owner, field })
  return image
}

const richTextTargets = (owner: CmsEntry, field: string, step: ConversionStep): RichTextTargets => ({
  image: (id) => findImage(id, owner, field, step),
  pagePath: (id) => {
    const entry = step.source.entries.get(id)
    const path = entry === undefined ? undefined : step.pagePath(entry)
    const message = `${notPublished(id)} Its words are kept without the link.`
    if (path === undefined)
      reportProblem(step, { code: 'missingEntry', owner, field, message, kind: 'inText', values: { entry: id }, refersTo: id })
    return path
  },
})

const findImage = (id: string, owner: CmsEntry, field: string, step: ConversionStep): ImageProp | undefined => {
  const asset = step.source.assets.get(id)
  const image = asset === undefined ? undefined : toImage(asset, step)
  if (image === undefined) reportProblem(step, { code: 'missingAsset', owner, field, message: NO_PICTURE, refersTo: id })
  return image
}

const NO_PICTURE = 'The picture is not published, or its file is no picture. Publish the asset, or choose another one.'

/**
 * A CMS asset as a block prop; undefined where it holds no picture. The asset's description is the text alternative: its
 * title is a name for the media library.
 */
const toImage = (asset: CmsAsset, { locales, source }: Pick<ConversionStep, 'locales' | 'source'>): ImageProp | undefined => {
  const file = readField(asset.fields['file'], locales)
  if (!isObject(file) || typeof file['url'] !== 'string') return undefined
  const details = isObject(file['details']) ? file['details'] : {}
  const size = isObject(details['image']) ? details['image'] : {}
  const { width, height } = size
  if (typeof width !== 'number' || typeof height !== 'number') return undefined
  const alt = readField(asset.fields['description'], locales)
  const color = source.colors?.get(file['url'])
  return {
    url: withProtocol(file['url']),
    width,
    height,
    alt: typeof alt === 'string' ? alt : '',
    ...defined({ color }),
  }
}

/** Contentful answers addresses without protocol. */
const withProtocol = (url: string): string => (url.startsWith('//') ? `https:${url}` : url)

/** Larger files make the CMS and the making of sizes slow, and are no better on any screen. */
const MAX_BYTES = 500_000

/** What is the matter with an asset whose file is too large; undefined where it is not. */
const heavyText = (asset: CmsAsset, locales: readonly string[]): ProblemText | undefined => {
  const file = readField(asset.fields['file'], locales)
  const details = isObject(file) ? file['details'] : undefined
  const size = isObject(details) ? details['size'] : undefined
  if (typeof size !== 'number' || size <= MAX_BYTES) return undefined
  const values = { size: Math.ceil(size / 1000), most: MAX_BYTES / 1000 }
  const message = `The file is ${values.size} KB, more than ${values.most} KB. Upload the picture smaller: 2400 pixels are enough.`
  return { code: 'heavyImage', message, values }
}

/** What a rich text document's links lead to; undefined where the target is not published. */
interface RichTextTargets {
  readonly image: (assetId: string) => ImageProp | undefined
  /** Address of a page entry, without prefix. */
  readonly pagePath: (entryId: string) => string | undefined
}

/**
 * A rich text document with nothing of the CMS left in it: pictures in place of assets, addresses in place of entries. What
 * leads nowhere is left out, its words stay; so no renderer meets an embedded entry without fields.
 */
const resolveRichText = (document: Json, targets: RichTextTargets): RichTextDocument => ({
  nodeType: 'document',
  data: {},
  content: isObject(document) ? children(document['content'], targets) : [],
})

const children = (content: Json | undefined, targets: RichTextTargets): readonly RichTextNode[] =>
  Array.isArray(content) ? content.flatMap((node: Json) => resolveNode(node, targets)) : []

const resolveNode = (node: Json, targets: RichTextTargets): readonly RichTextNode[] => {
  if (!isObject(node) || typeof node['nodeType'] !== 'string') return []
  const { nodeType } = node
  if (nodeType === 'text') return [textNode(node)]
  const content = children(node['content'], targets)
  if (nodeType.startsWith('embedded-')) return embeddedNode(nodeType, targetId(node), targets)
  if (!nodeType.endsWith('hyperlink')) return [{ nodeType, data: {}, content }]
  const uri = hyperlinkUri(node, targets)
  return uri === undefined ? content : [{ nodeType: 'hyperlink', data: { uri }, content }]
}

const textNode = (node: { readonly [key: string]: Json }): RichTextNode => ({
  nodeType: 'text',
  data: {},
  value: typeof node['value'] === 'string' ? node['value'] : '',
  marks: Array.isArray(node['marks']) ? node['marks'].flatMap(toMark) : [],
})

const toMark = (mark: Json): readonly RichTextMark[] => (isObject(mark) && typeof mark['type'] === 'string' ? [{ type: mark['type'] }] : [])

const embeddedNode = (nodeType: string, id: string | undefined, targets: RichTextTargets): readonly RichTextNode[] => {
  const image = nodeType === 'embedded-asset-block' && id !== undefined ? targets.image(id) : undefined
  return image === undefined ? [] : [{ nodeType, data: { image }, content: [] }]
}

const hyperlinkUri = (node: { readonly [key: string]: Json }, targets: RichTextTargets): string | undefined => {
  const id = targetId(node)
  if (node['nodeType'] === 'entry-hyperlink') return id === undefined ? undefined : targets.pagePath(id)
  if (node['nodeType'] === 'asset-hyperlink') return id === undefined ? undefined : targets.image(id)?.url
  const uri = isObject(node['data']) ? node['data']['uri'] : undefined
  return typeof uri === 'string' && SAFE_URI.test(uri) ? uri : undefined
}

/** Scripts and data addresses have no business in a link a merchandiser typed. */
const SAFE_URI = /^(?:https?:\/\/|\/(?!\/)|mailto:|tel:|#)/i

const targetId = (node: { readonly [key: string]: Json }): string | undefined => {
  const target = isObject(node['data']) ? node['data']['target'] : undefined
  return isLink(target) ? target.sys.id : undefined
}
