import { expect, it } from 'vitest'
import { securityHeaders } from '../../server/storefront/security-headers.ts'
import { sitesOfEnvironment } from '../../server/sites-of-environment.ts'
import { site } from '../factories/site.ts'

const integrations = { tagManager: { enabled: true, baseUrl: 'https://www.googletagmanager.com', containerId: 'GTM-ABC123' } }

it.each([
  ['production', true],
  ['staging', true],
  ['development', false],
  ['test', false],
] as const)('in %s a site has its tag manager, and the policy allows its script: %s [THIRD-05]', (APP_ENV, isThere) => {
  const sites = sitesOfEnvironment([site('gb', { integrations })], { APP_ENV })
  expect(sites[0]?.integrations.tagManager !== undefined).toBe(isThere)
  expect(String(securityHeaders({ sites })['content-security-policy']).includes('https://www.googletagmanager.com')).toBe(isThere)
})
