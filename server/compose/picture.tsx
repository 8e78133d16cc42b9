import type { FastifyReply } from 'fastify'
import type { SiteConfig } from '../../src/site/site-config.ts'
import type { ServerConfig } from '../config.ts'
import { renderHtml } from '../lib/html-page.tsx'
import { styleHashOf } from '../operations/plain-pages/plain-styles.ts'
import type { ComposeDeps } from './compose-deps.ts'
import { Refusal } from './refusal.ts'
import { say } from './sentence.ts'

interface Wanted {
  readonly type: string
  readonly site: SiteConfig
  readonly language: string
}

/**
 * The first fixture of a block type, with what stands in its slots, as the shop renders it: with the look, language and direction of a
 * site. A still picture: nothing in it runs, moves or can be used.
 */
export const readPicture = async ({ views, sheets }: ComposeDeps['gallery'], wanted: Wanted): Promise<string> => {
  const rendered = await (await views()).renderFixture({ ...wanted, index: 0 })
  if (rendered === undefined) throw new Refusal(404, 'NOT_FOUND', say('noBlockPicture'))
  const { html, locale, direction, theme, types } = rendered
  return renderHtml(
    <html lang={locale} dir={direction} data-theme={wanted.site.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{wanted.type}</title>
        {(await sheets({ theme, types })).map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <style>{PICTURE_STYLES}</style>
      </head>
      <body>
        <div id="root" dangerouslySetInnerHTML={{ __html: html.replace(NOT_SHOWN, '') }} />
      </body>
    </html>,
  )
}

/**
 * As React writes them. The policy lets no script run and no frame load, so without them a browser has nothing to complain of; and what is
 * there for browsers without scripts is not what most shoppers see.
 */
const NOT_SHOWN = /<(script|noscript|iframe)\b[^>]*>[\s\S]*?<\/\1>/g

/**
 * In the middle of its frame, and away from its edges where the composer finds that it touches them. What comes in by moving is there at
 * once. A picture that this shop has no file of is a plain area: only one that cannot be shown has a `::before`.
 */
const PICTURE_STYLES = `
html{overflow:hidden}
body{display:grid;grid-template-columns:minmax(0,1fr);align-content:safe center;min-block-size:100vh;margin:0}
*,::before,::after{animation-duration:0s!important;animation-delay:0s!important;animation-iteration-count:1!important;transition:none!important}
#root[data-inset]{padding-inline:2.4rem}
img{color:transparent}
img::before{content:'';display:block;inline-size:100%;block-size:100%;min-block-size:4rem;background:var(--color-line)}
`

/** Fixtures are of the release: there is nothing in them about anybody. */
const MINUTES = 5

/** Answers a picture, for a frame of the composer alone. */
export const sendPicture = (reply: FastifyReply, html: string, { IMAGE_HOSTS = '' }: Pick<ServerConfig, 'IMAGE_HOSTS'>): FastifyReply =>
  reply
    .headers({
      'cache-control': `private, max-age=${MINUTES * 60}`,
      'content-security-policy': [
        `default-src 'none'`,
        `style-src-elem 'self' ${styleHashOf(PICTURE_STYLES)}`,
        // React writes style attributes for values known only when rendering.
        `style-src-attr 'unsafe-inline'`,
        `img-src 'self' data: ${IMAGE_HOSTS}`.trim(),
        `font-src 'self'`,
        `base-uri 'none'`,
        `form-action 'none'`,
        `frame-ancestors 'self'`,
      ].join('; '),
    })
    .type('text/html; charset=utf-8')
    .send(html)
