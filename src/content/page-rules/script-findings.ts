import { Script } from 'node:vm'
import type { Trail } from '../trail.ts'
import type { SiteConfig } from '../../site/site-config.ts'
import type { Finding } from './finding.ts'

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
