import type { Json } from '../../../schemas/page.ts'
import { blockSchemas } from '../block-schemas.ts'
import { isObject } from '../cms-entry.ts'
import type { BlockProblem } from '../content-problem.ts'
import type { Trail } from '../trail.ts'
import type { AdviceInput } from './advice-input.ts'

/** An address that a block leads to. */
export interface Link {
  readonly trail: Trail
  readonly prop: string
  readonly address: string
}

/** Links into the shop that lead to no page of this site. Other hosts are their owners' business. */
export const linkAdvice = async ({ trails, context, lookups }: AdviceInput): Promise<readonly BlockProblem[]> => {
  const checked = await Promise.all(
    linksIntoShop(trails).map(async (link) => ({ ...link, isGood: await lookups.leadsSomewhere(pathOf(link.address), context) })),
  )
  return checked
    .filter(({ isGood }) => !isGood)
    .map(({ trail, prop, address }) => {
      return { code: 'missingPage', trail, pointer: `/props/${prop}`, message: inWords(address), values: { address } }
    })
}

const inWords = (address: string): string =>
  `${address} leads to no page of this site. Write an address of the shop without country and language, or publish the page.`

export const linksIntoShop = (trails: readonly Trail[]): readonly Link[] =>
  trails.flatMap(linksOf).filter(({ address, trail }) => address.startsWith('/') && !isOfAnotherProgram(trail))

/** Another program on the same host answers: this shop has no page there. */
const isOfAnotherProgram = ({ node }: Trail): boolean => node.props['isCustomLink'] === true

export const pathOf = (address: string): string => address.split(/[?#]/)[0] ?? ''

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
