import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../../../server/config.ts'
import { newsletterFormPlugin } from '../../../../server/commerce/marketing/newsletter-form-plugin.tsx'
import { readSites } from '../../../../server/sites.ts'
import type { SiteConfig } from '../../../../src/site/site-config.ts'

const ask = async (klaviyo: NonNullable<SiteConfig['integrations']['klaviyo']>, address = '/newsletter-form?siteTag=ald-gb&lang=en') => {
  const app = Fastify()
  const sites = readSites().map((site) => ({ ...site, integrations: { ...site.integrations, klaviyo } }))
  await app.register(newsletterFormPlugin, { runtime: { sites, config: readConfig({ APP_ENV: 'test' }) } })
  const answer = await app.inject(address)
  await app.close()
  return answer
}
const enabled = { enabled: true, baseUrl: 'https://static.klaviyo.com', companyId: 'PUBLIC1', formId: 'NEWS01' }

describe('the page of the newsletter form', () => {
  it('runs the vendor’s script with the public key of the configuration, in a page of its own for a frame [EMAIL-11]', async () => {
    const { body, headers } = await ask(enabled)
    expect(body).toContain('src="https://static.klaviyo.com/onsite/js/klaviyo.js?company_id=PUBLIC1"')
    expect(body).toContain('class="klaviyo-form-NEWS01"')
    expect(headers['content-security-policy']).toContain("script-src 'self' https://static.klaviyo.com")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  })

  it('is not there where the service is off, or for a site there is not', async () => {
    expect((await ask({ ...enabled, enabled: false })).statusCode).toBe(404)
    expect((await ask(enabled, '/newsletter-form?siteTag=nobody')).statusCode).toBe(404)
  })

  it('lets nothing of the configuration or the address become markup', async () => {
    const { body } = await ask({ ...enabled, formId: '"><script>alert(1)</script>' }, '/newsletter-form?siteTag=ald-gb&lang="><b>')
    expect(body).not.toContain('<script>alert')
    expect(body).toContain('<html lang="en" dir="ltr">')
  })
})
