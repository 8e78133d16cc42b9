import type { Page, Json } from '../../../schemas/page.ts'
import { blockSchemas, pageSchema } from '../block-schemas.ts'
import { problemOfBlock, problemOfPage, type ContentProblem, type BlockProblem } from '../content-problem.ts'
import { trailsOf, type Trail } from '../trail.ts'
import type { SiteConfig } from '../../site/site-config.ts'
import type { ContentLookups, AdviceInput } from './advice-input.ts'
import { isObject } from '../cms-entry.ts'
import { pathOfKey } from '../page-entry.ts'
import { menuAdvice } from './menu-advice.ts'

/** Looks up what may have gone wrong around a page that is itself in order. */
export type Advisor = (page: Page) => Promise<readonly ContentProblem[]>

/**
 * Warnings about links, products and menus. They are looked up for every report and never stored: a page of yesterday can
 * link to one that was taken down today.
 */
export const createAdvisor =
  (lookups: ContentLookups, sites: readonly SiteConfig[]): Advisor =>
  async (page) => {
    const site = sites.find(({ siteTag }) => siteTag === page.siteTag)
    if (site === undefined) return []
    const trails = trailsOf(page.blocks)
    const input = { page, trails, context: { site, language: page.language }, lookups }
    const problems = (await Promise.all([linkAdvice(input), productAdvice(input), menuAdvice(input)])).flat()
    return [...(await addressAdvice(input)), ...problems.map((problem) => problemOfBlock(problem, page, blockSchemas))]
  }

/** A page at an address that a route of the shop or a category has: they come first, so nobody sees it (docs/decisions/0100). */
const addressAdvice = async ({ page, context, lookups }: AdviceInput): Promise<readonly ContentProblem[]> => {
  const address = page.kind === 'landing' ? pathOfKey(page.key) : undefined
  if (address === undefined || (await lookups.kindOf(address, context)) === 'landing') return []
  const message = `${address} is the address of a category, or of a page that every shop has. That one is shown, and this page never is. Give this page another key.`
  return [
    problemOfPage({ code: 'addressTaken', message, values: { address } }, page, {
      name: 'key',
      title: pageSchema.properties['key']?.title ?? 'key',
    }),
  ]
}

interface Link {
  readonly trail: Trail
  readonly prop: string
  readonly address: string
}

/** Links into the shop that lead to no page of this site. Other hosts are their owners' business. */
const linkAdvice = async ({ trails, context, lookups }: AdviceInput): Promise<readonly BlockProblem[]> => {
  const links = trails.flatMap(linksOf).filter(({ address }) => address.startsWith('/'))
  const checked = await Promise.all(
    links.map(async (link) => ({ ...link, isGood: await lookups.leadsSomewhere(pathOf(link.address), context) })),
  )
  return checked
    .filter(({ isGood }) => !isGood)
    .map(({ trail, prop, address }) => {
      return { code: 'missingPage', trail, pointer: `/props/${prop}`, message: inWords(address), values: { address } }
    })
}

const inWords = (address: string): string =>
  `${address} leads to no page of this site. Write an address of the shop without country and language, or publish the page.`

const pathOf = (address: string): string => address.split(/[?#]/)[0] ?? ''

/** Addresses of a block's props, which their pattern shows, and of links in its rich text. */
const linksOf = (trail: Trail): readonly Link[] =>
  Object.entries(blockSchemas.get(trail.node.type)?.properties ?? {}).flatMap(([prop, { pattern, ...schema }]) => {
    const value = trail.node.props[prop]
    const isAddress = pattern?.includes('https?') === true
    const addresses = isAddress && typeof value === 'string' ? [value] : schema['x-field'] === 'richText' ? linksInText(value) : []
    return addresses.map((address) => ({ trail, prop, address }))
  })

const linksInText = (node: Json | undefined): readonly string[] => {
  if (Array.isArray(node)) return node.flatMap((child: Json) => linksInText(child))
  if (!isObject(node)) return []
  const data = node['data']
  const uri = node['nodeType'] === 'hyperlink' && isObject(data) ? data['uri'] : undefined
  return [...(typeof uri === 'string' ? [uri] : []), ...linksInText(node['content'])]
}

/** Props that name products, in every block that has them. */
const PRODUCT_PROPS = ['productIds', 'productId']

/** Products named on a page that the site does not sell: gone, discontinued, or without a price in its country. */
const productAdvice = async ({ trails, context: { site }, lookups }: AdviceInput): Promise<readonly BlockProblem[]> => {
  const named = trails.flatMap(productsOf)
  if (named.length === 0) return []
  const sold = await lookups.soldProducts([...new Set(named.map(({ id }) => id))], site)
  return named
    .filter(({ id }) => !sold.has(id))
    .map(({ trail, prop, id }) => {
      const message = `The product ${id} is not sold in ${site.code}, so shoppers do not see it. Take it out or choose another one.`
      return { code: 'missingProduct', trail, pointer: `/props/${prop}`, message, values: { product: id, country: site.code } }
    })
}

const productsOf = (trail: Trail): readonly { readonly trail: Trail; readonly prop: string; readonly id: string }[] =>
  PRODUCT_PROPS.flatMap((prop) => {
    const value = trail.node.props[prop]
    const ids = (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'string' && id !== '')
    return ids.map((id) => ({ trail, prop, id: String(id) }))
  })
