import { Script } from 'node:vm'
import type { BlockSchema } from '../../schemas/block-schema.ts'
import type { BlockNode, Page } from '../../schemas/page.ts'
import { tabKeyOf } from '../lib/tab-key-of.ts'
import { isKnownParameter } from '../site/known-parameters.ts'
import type { SiteConfig } from '../site/site-config.ts'
import { problemOfBlock, type BlockProblem, type ContentProblem } from './content-problem.ts'
import { areRivals, areTogether } from './are-together.ts'
import { segmentRules } from './segment-rules.ts'
import { trailsOf, type Trail } from './trail.ts'
import { variantRules } from './variant-rules.ts'

/** What no single block's schema can check: names that must differ across a page, and what the site does not allow. `sites`: all of the page. */
export const pageRules = (
  page: Page,
  schemas: ReadonlyMap<string, BlockSchema>,
  site: SiteConfig,
  sites: readonly SiteConfig[] = [site],
): readonly ContentProblem[] => {
  const trails = trailsOf(page.blocks)
  return [
    ...checkTabs(trails),
    ...variantRules(page, trails),
    ...segmentRules(page, trails, sites),
    ...trails.flatMap((trail) => SOURCE_RULES[trail.node.type]?.(trail, site) ?? []),
  ].map((problem) => problemOfBlock(problem, page, schemas))
}

/** Names in the address: each group of tabs has its own, none is the shop's, and tabs of a group have different keys (TRICKY-19). */
const checkTabs = (trails: readonly Trail[]): readonly BlockProblem[] => {
  const groups = trails.filter(({ node }) => node.type === 'tabs')
  const panels = trails.filter(({ node }) => node.type === 'tab-panel')
  return [...sharedNames(groups), ...takenNames(groups), ...panels.flatMap(sharedKey)]
}

const nameOf = ({ node }: Trail): string => String(node.props['queryParam'])

const sharedNames = (groups: readonly Trail[]): readonly BlockProblem[] =>
  groups.flatMap((trail, index) => {
    const isShared = groups.slice(0, index).some((other) => nameOf(other) === nameOf(trail) && areTogether(other, trail))
    const message = `Other tabs of this page are called "${nameOf(trail)}" in the address too. Give these another name, for example "tab${index + 1}".`
    const values = { name: nameOf(trail), example: `tab${index + 1}` }
    return isShared ? [{ code: 'tabNameTaken', trail, pointer: '/props/queryParam', message, values }] : []
  })

const takenNames = (groups: readonly Trail[]): readonly BlockProblem[] =>
  groups
    .filter((trail) => isKnownParameter(nameOf(trail)) && !nameOf(trail).startsWith('tab'))
    .map((trail) => {
      const message = `The shop itself uses "${nameOf(trail)}" in addresses. Choose another name, for example "tab".`
      return { code: 'tabNameTaken', trail, pointer: '/props/queryParam', message, kind: 'shop', values: { name: nameOf(trail) } }
    })

const sharedKey = (trail: Trail): readonly BlockProblem[] => {
  const key = keyOf(trail.node)
  const isShared = trail.siblings
    .slice(0, trail.index)
    .some((other) => other.type === 'tab-panel' && keyOf(other) === key && !areRivals(other, trail.node))
  return isShared
    ? [
        {
          code: 'tabKeyTaken',
          trail,
          pointer: '/props/key',
          message: `Another tab of the group has the key "${key}" too.`,
          values: { key },
        },
      ]
    : []
}

const keyOf = ({ props }: BlockNode): string => tabKeyOf(String(props['key']))

type AllowedHosts = Pick<SiteConfig, 'scriptHosts' | 'streamHosts'>

/** Scripts, styles and streams that the shop's content security policy would refuse (docs/decisions/0011), by block type. */
const SOURCE_RULES: Readonly<Record<string, (trail: Trail, site: AllowedHosts) => readonly BlockProblem[]>> = {
  'script-file': (trail, { scriptHosts }) => {
    const host = foreignHost(textOf(trail, 'src'), scriptHosts)
    const message = `The shop runs no scripts from ${host}. ${askFor('scriptHosts', host)}`
    return host === undefined ? [] : [{ code: 'scriptRefused', trail, pointer: '/props/src', message, kind: 'host', values: { host } }]
  },
  scripts: (trail) => [...checkScript(trail), ...checkStyles(trail)],
  'video-embed': (trail, { streamHosts }) => {
    const address = textOf(trail, 'src')
    const host = /\.m3u8(?:$|[?#])/i.test(address) ? foreignHost(address, streamHosts) : undefined
    const message = `The shop plays no streams from ${host}. ${askFor('streamHosts', host)}`
    return host === undefined ? [] : [{ code: 'streamRefused', trail, pointer: '/props/src', message, values: { host } }]
  },
}

const textOf = ({ node }: Trail, prop: string): string => String(node.props[prop] ?? '')

/** The host of an address that is neither the shop's own nor allowed. Hosts are origins: https://scripts.example.com. */
const foreignHost = (address: string, allowed: readonly string[] = []): string | undefined => {
  if (address.startsWith('/')) return undefined
  if (!URL.canParse(address)) return address
  const { origin } = new URL(address)
  return allowed.includes(origin) ? undefined : origin
}

const askFor = (list: string, host: string | undefined): string =>
  `A developer can allow it: ${list} in the shop’s sites.json (the demo’s is themes/config.json), "${host}".`

const checkScript = (trail: Trail): readonly BlockProblem[] => {
  try {
    // Compiled, never run.
    new Script(textOf(trail, 'inlineJs'))
    return []
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    return [
      {
        code: 'scriptRefused',
        trail,
        pointer: '/props/inlineJs',
        message: `The text is no script: ${reason}.`,
        kind: 'text',
        values: { reason },
      },
    ]
  }
}

const checkStyles = (trail: Trail): readonly BlockProblem[] => {
  const message = 'The styles import another sheet, which would not load. Write its rules here.'
  return /@import\b/i.test(textOf(trail, 'inlineCss'))
    ? [{ code: 'scriptRefused', trail, pointer: '/props/inlineCss', message, kind: 'styles' }]
    : []
}
