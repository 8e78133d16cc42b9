import type { BlockSchema } from '../../schemas/block-schema.ts'
import type { Page, BlockNode } from '../../schemas/page.ts'
import type { ContentProblem } from './content-problem.ts'
import { problemAt } from './problem-at.ts'
import { trailsOf, type Trail } from './trail.ts'
import type { SiteConfig } from '../site/site-config.ts'
import { tabKeyOf } from '../lib/tab-key-of.ts'
import { isKnownParameter } from '../site/known-parameters.ts'
import type { Finding } from './page-rules/finding.ts'
import { Script } from 'node:vm'

/** What no single block's schema can say: names that must differ across a page, and addresses the site does not allow. */
export const pageRules = (page: Page, schemas: ReadonlyMap<string, BlockSchema>, site: SiteConfig): readonly ContentProblem[] => {
  const trails = trailsOf(page.blocks)
  return [...tabFindings(trails), ...scriptFindings(trails, site)].map((finding) => problemAt(page, finding, schemas))
}

/** Names in the address: each group of tabs has its own, none is the shop's, and tabs of a group have different keys (TRICKY-19). */
export const tabFindings = (trails: readonly Trail[]): readonly Finding[] => {
  const groups = trails.filter(({ node }) => node.type === 'tabs')
  return [...sharedNames(groups), ...takenNames(groups), ...trails.filter(({ node }) => node.type === 'tab-panel').flatMap(sharedKey)]
}

const nameOf = ({ node }: Trail): string => String(node.props['queryParam'])

const sharedNames = (groups: readonly Trail[]): readonly Finding[] =>
  groups.flatMap((trail, place) => {
    const isShared = groups.slice(0, place).some((other) => nameOf(other) === nameOf(trail))
    const message = `Other tabs of this page are called "${nameOf(trail)}" in the address too. Give these another name, for example "tab${place + 1}".`
    return isShared ? [{ code: 'tabNameTaken', trail, prop: 'queryParam', message }] : []
  })

const takenNames = (groups: readonly Trail[]): readonly Finding[] =>
  groups
    .filter((trail) => isKnownParameter(nameOf(trail)) && !nameOf(trail).startsWith('tab'))
    .map((trail) => {
      const message = `The shop itself uses "${nameOf(trail)}" in addresses. Choose another name, for example "tab".`
      return { code: 'tabNameTaken', trail, prop: 'queryParam', message }
    })

const sharedKey = (trail: Trail): readonly Finding[] => {
  const key = keyOf(trail.node)
  const isShared = trail.siblings.slice(0, trail.index).some((other) => other.type === 'tab-panel' && keyOf(other) === key)
  return isShared ? [{ code: 'tabKeyTaken', trail, prop: 'key', message: `Another tab of the group has the key "${key}" too.` }] : []
}

const keyOf = ({ props }: BlockNode): string => tabKeyOf(String(props['key']))

type Hosts = Pick<SiteConfig, 'scriptHosts' | 'streamHosts'>

/** Scripts, styles and streams that the shop's content security policy would keep from running (docs/decisions/0032). */
export const scriptFindings = (trails: readonly Trail[], site: Hosts): readonly Finding[] =>
  trails.flatMap((trail) => FINDERS[trail.node.type]?.(trail, site) ?? [])

type Finder = (trail: Trail, site: Hosts) => readonly Finding[]

const FINDERS: Readonly<Record<string, Finder>> = {
  'script-file': (trail, { scriptHosts }) => {
    const host = foreignHost(textOf(trail, 'src'), scriptHosts)
    if (host === undefined) return []
    return [{ code: 'scriptRefused', trail, prop: 'src', message: `The shop runs no scripts from ${host}. ${askFor('scriptHosts', host)}` }]
  },
  scripts: (trail) => [...badScript(trail), ...badStyles(trail)],
  'video-embed': (trail, { streamHosts }) => {
    const address = textOf(trail, 'src')
    const host = /\.m3u8(?:$|[?#])/i.test(address) ? foreignHost(address, streamHosts) : undefined
    if (host === undefined) return []
    return [
      { code: 'streamRefused', trail, prop: 'src', message: `The shop plays no streams from ${host}. ${askFor('streamHosts', host)}` },
    ]
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

const askFor = (list: string, host: string): string => `A developer can allow it: ${list} in themes/config.json, "${host}".`

const badScript: (trail: Trail) => readonly Finding[] = (trail) => {
  try {
    // Compiled, never run.
    new Script(textOf(trail, 'inlineJs'))
    return []
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    return [{ code: 'scriptRefused', trail, prop: 'inlineJs', message: `The text is no script: ${reason}.` }]
  }
}

const badStyles = (trail: Trail): readonly Finding[] =>
  /@import\b/i.test(textOf(trail, 'inlineCss'))
    ? [
        {
          code: 'scriptRefused',
          trail,
          prop: 'inlineCss',
          message: 'The styles import another sheet, which would not load. Write its rules here.',
        },
      ]
    : []
