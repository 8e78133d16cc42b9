import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { HtmlPage, renderHtml } from '../../lib/html-page.tsx'
import type { Runtime } from '../../runtime.ts'

const query = z.object({ siteTag: z.string().max(64), lang: z.string().max(8).optional() })

/**
 * `GET /newsletter-form`: a page with nothing but the marketing service's form, for a frame in the shop (EMAIL-11). The service's
 * script runs here, with a policy of its own, and never in a page of the shop. 404 where the site has not switched it on.
 */
export const newsletterFormPlugin: FastifyPluginAsync<{ runtime: Pick<Runtime, 'sites' | 'config'> }> = async (app, { runtime }) => {
  app.get('/newsletter-form', async (request, reply) => {
    const { siteTag, lang } = query.safeParse(request.query).data ?? {}
    const site = runtime.sites.find((candidate) => candidate.siteTag === siteTag)
    const { enabled, baseUrl = '/klaviyo', companyId, formId } = site?.integrations['klaviyo'] ?? { enabled: false }
    if (site === undefined || !enabled || typeof companyId !== 'string' || typeof formId !== 'string')
      return reply.code(404).type('text/plain; charset=utf-8').send('There is no such form.')
    const language = site.languages.find((one) => one === lang) ?? site.defaultLanguage
    const script = `${baseUrl}/onsite/js/klaviyo.js?company_id=${encodeURIComponent(companyId)}`
    return reply
      .header('content-security-policy', policyFor(baseUrl))
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(
        renderHtml(
          <HtmlPage language={language} title={site.siteName} bodyStyle={{ margin: 0, font: '16px/1.5 system-ui,sans-serif' }}>
            <div data-newsletter-form="" className={`klaviyo-form-${formId}`} />
            {/* React would move an `async` one into the head, where it could run before its place is there. */}
            <script src={script} defer />
          </HtmlPage>,
        ),
      )
  })
}

/** The form's own script, pictures and calls; styles of any kind, as its vendor writes them. */
const policyFor = (baseUrl: string): string => {
  const origins = baseUrl.startsWith('https://') ? `'self' ${new URL(baseUrl).origin} https://*.klaviyo.com` : `'self'`
  return [
    `default-src 'none'`,
    `script-src ${origins}`,
    `style-src 'unsafe-inline' ${origins}`,
    `connect-src ${origins}`,
    `img-src data: https: 'self'`,
    `font-src https: 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'self'`,
  ].join('; ')
}
