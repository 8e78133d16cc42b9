import { z } from 'zod'
import type { ComposeDocument, PublishPage, SaveEntry } from '../../schemas/api/compose.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { badInput, badRequest } from './refusal.ts'
import { say } from './sentence.ts'
import type { ComposeSentence } from '../../schemas/api/compose-sentences.ts'
import { defined } from '../../src/lib/defined.ts'

/** As the CMS allows them. */
export const id = z.string().regex(/^[\w.-]{1,64}$/)
const fields = z.record(z.string().regex(/^\w{1,64}$/), z.record(z.string().regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]+)*$/), z.json()))
export const version = z.int().positive()

const saveEntry = z.object({ version: z.int().min(0), fields, contentType: z.string().max(64).optional(), pageId: id.optional() })
export const versions = z.record(id, version).refine((seen) => Object.keys(seen).length <= 2_000)
const publishPage = z.object({
  versions,
  redirect: z.boolean().optional(),
})
const sys = z.object({ id, contentType: z.object({ sys: z.object({ id: z.string() }) }).optional(), version: z.int().min(0) })
const item = z.looseObject({ sys: sys.loose(), fields: z.record(z.string(), z.record(z.string(), z.json())) })
const checkDocument = z.object({
  document: z.object({
    pageId: id,
    entries: z.record(id, item),
    assets: z.record(id, item),
    locales: z.array(z.object({ code: z.string(), fallbackCode: z.string().nullable(), default: z.boolean() })).max(500),
    usedBy: z.record(id, z.number()),
  }),
})
const credentials = z.object({ email: z.string().trim().min(1).max(320), password: z.string().min(1).max(1_000) })
const siteQuery = z.object({ siteTag: z.string().max(40), lang: z.string().max(10), query: z.string().max(200).default('') })
export const ids = z
  .string()
  .max(20_000)
  .default('')
  .transform((text) => text.split(',').filter((each) => each !== ''))
  .pipe(z.array(id).max(200))
const partsQuery = z.object({ entries: ids, assets: ids })
const pictureQuery = z.object({ site: z.string().max(40), lang: z.string().max(10) })
const assetQuery = z.object({ query: z.string().max(200).default(''), skip: z.coerce.number().int().min(0).max(10_000).default(0) })

/** `reason` says how it has to be: to whoever wrote the caller, or as a sentence to her who typed it. */
export const parse = <Value>(schema: z.ZodType<Value>, input: unknown, reason: string | ComposeSentence): Value => {
  const parsed = schema.safeParse(input)
  if (!parsed.success) throw typeof reason === 'string' ? badRequest(reason) : badInput(reason)
  return parsed.data
}

/** Each throws a `Refusal` for what has another shape. */
export const parseId = (input: unknown): string => parse(id, input, 'An id has at most 64 letters, digits, dots and dashes.')
export const parseSave = (input: unknown): SaveEntry => parse(saveEntry, input, 'Send the version that was read and all fields by locale.')
export const parsePublish = (input: unknown): PublishPage => {
  const { redirect, ...seen } = parse(publishPage, input, 'Send the versions that were seen.')
  return { ...seen, ...defined({ redirect }) }
}
export const parseCredentials = (input: unknown) => parse(credentials, input, say('credentials'))
export const parsePartsQuery = (input: unknown) => parse(partsQuery, input, 'Ask by the ids of at most 200 entries and assets.')
export const parseAssetQuery = (input: unknown) => parse(assetQuery, input, 'Ask by query and skip.')

/** Entries have a content type; what else they hold is for the gate to say. */
export const parseDocument = (input: unknown): ComposeDocument => {
  const { document } = parse(checkDocument, input, 'Send the document as it was opened.')
  if (Object.values(document.entries).some(({ sys: { contentType } }) => contentType === undefined))
    throw badRequest('Every entry has a content type.')
  return document as unknown as ComposeDocument
}

/** A site in one of its languages, and what is looked for there. */
export const parseSiteQuery = (input: unknown, sites: readonly SiteConfig[]) => {
  const { siteTag, lang, query } = parse(siteQuery, input, 'Ask by siteTag and lang.')
  return { ...siteIn(sites, siteTag, lang), query }
}

/** The same for the picture of a block. */
export const parsePictureQuery = (input: unknown, sites: readonly SiteConfig[]) => {
  const { site, lang } = parse(pictureQuery, input, 'Ask by site and lang.')
  return siteIn(sites, site, lang)
}

const siteIn = (sites: readonly SiteConfig[], siteTag: string, language: string) => {
  const site = sites.find((each) => each.siteTag === siteTag)
  if (site?.languages.includes(language) !== true) throw badRequest('The shop has no such site in this language.')
  return { site, language }
}
