import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { securityHeaders } from '../../../server/storefront/security-headers.ts'
import { inlineScriptsOf } from '../../../src/pipeline/document/inline-scripts.ts'
import { site } from '../../factories/site.ts'
import { node } from '../../factories/pages.ts'

const directive = (name: string, options: Partial<Parameters<typeof securityHeaders>[0]> = {}) =>
  securityHeaders({ sites: [site('gb')], ...options })
    ['content-security-policy']?.split('; ')
    .find((part) => part.startsWith(`${name} `))

it('lets no script run but the shop’s own, what the configuration allows, and the snippets of the page [SCRIPT-01]', () => {
  const text = 'window.surveyShown = true'
  const hash = createHash('sha256').update(text).digest('base64')
  const hosts = ['https://s.example.com']
  expect(directive('script-src', { sites: [site('gb', { integrations: {} })] })).toBe("script-src 'self'")
  expect(directive('script-src', { sites: [site('gb', { integrations: {}, scriptHosts: hosts })], inlineScripts: [text] })).toBe(
    `script-src 'self' https://s.example.com 'sha256-${hash}'`,
  )
})

it('lets streams be fetched from the hosts the configuration allows, and be put together in the browser [VIDEO-06]', () => {
  const sites = [site('gb', { integrations: {}, streamHosts: ['https://f.example.com'] })]
  expect(directive('connect-src', { sites })).toBe("connect-src 'self' https://f.example.com")
  expect(directive('media-src')).toContain('blob:')
})

it('lets scripts read pictures of the CMS where pages are composed, and nowhere else', () => {
  const sites = [site('gb', { integrations: {} })]
  const config = { BANK_HOSTS: undefined, CONTENTFUL_HOST: 'https://cdn.contentful.com', IMAGE_HOSTS: 'https://media.shop.example' }
  expect(directive('connect-src', { sites, config, readsPictures: true })).toBe(
    "connect-src 'self' https://media.shop.example https://images.ctfassets.net",
  )
  expect(directive('connect-src', { sites, config })).toBe("connect-src 'self'")
})

it('finds the snippets of a page at any depth, and passes over what stays HTML', () => {
  const scripts = (inlineJs: string) => node('scripts', { props: { inlineJs } })
  const tree = [3, scripts('a'), node('tabs', { slots: { panels: [node('tab-panel', { slots: { body: [scripts('b'), scripts('')] } })] } })]
  expect(inlineScriptsOf(tree)).toEqual(['a', 'b'])
})
