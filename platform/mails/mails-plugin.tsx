import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { houseBrand } from '../../server/operations/plain-pages/brand.tsx'
import type { Runtime } from '../../server/runtime.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { MAIL_HEADERS, MAIL_PAGE_HEADERS, mailPage, missingPage, MessageView } from './message-page.tsx'
import { SAMPLE_MAILS } from './sample-mails.ts'
import { SAMPLES } from './sample-order.ts'

const look = z.object({
  site: z.string().max(40).catch(''),
  language: z.string().max(8).catch(''),
  sample: z.enum(SAMPLES).catch('usual'),
})
type Look = z.infer<typeof look>

/** `/_mails`: every mail of the shop with sample data, on every site and in each of its languages, beside the gallery of blocks. */
export const mailsPlugin: FastifyPluginAsync<{ runtime: Runtime }> = async (app, { runtime }) => {
  const { sites } = runtime
  const tool = { brand: houseBrand(sites), home: '/_mails' }
  const makeOf = async (name: string, asked: Look) => {
    const found = Object.hasOwn(SAMPLE_MAILS, name) ? SAMPLE_MAILS[name] : undefined
    const site = sites.find(({ siteTag, languages }) => siteTag === asked.site && languages.includes(asked.language))
    return found === undefined || site === undefined ? undefined : found.make(runtime, { ...asked, site })
  }

  app.get('/_mails', async (_request, reply) =>
    reply.headers(MAIL_PAGE_HEADERS).send(mailPage({ ...tool, title: 'Mails', children: <Overview sites={sites} /> })),
  )

  app.get<{ Params: { name: string } }>('/_mails/:name', async (request, reply) => {
    const asked = look.parse(request.query)
    const mail = await makeOf(request.params.name, asked)
    if (mail === undefined)
      return reply
        .code(404)
        .headers(MAIL_PAGE_HEADERS)
        .send(missingPage({ ...tool, title: 'Mails', what: 'mail', all: 'All mails', href: '/_mails' }))
    const { name } = request.params
    const html = `/_mails/${name}/html${queryOf(asked)}`
    return reply.headers(MAIL_PAGE_HEADERS).send(
      mailPage({
        ...tool,
        title: mail.subject,
        children: (
          <>
            <p>
              <a href="/_mails">All mails</a>{' '}
              {SAMPLES.map((sample) => (
                <a key={sample} href={`/_mails/${name}${queryOf({ ...asked, sample })}`} aria-current={sample === asked.sample}>
                  {sample} data{' '}
                </a>
              ))}
            </p>
            <MessageView {...mail} html={html} />
          </>
        ),
      }),
    )
  })

  app.get<{ Params: { name: string } }>('/_mails/:name/html', async (request, reply) => {
    const mail = await makeOf(request.params.name, look.parse(request.query))
    return mail === undefined ? reply.code(404).send() : reply.headers(MAIL_HEADERS).send(mail.html)
  })
}

const queryOf = ({ site, language, sample }: Look): string =>
  `?${new URLSearchParams({ site, language, ...(sample === 'usual' ? {} : { sample }) }).toString()}`

const Overview = ({ sites }: { readonly sites: readonly SiteConfig[] }) => (
  <>
    <h1>Mails</h1>
    <p>
      Each with sample data. <a href="/_mailbox">What the shop has sent</a> · <a href="/_gallery">Blocks</a>
    </p>
    <table>
      <tbody>
        {Object.entries(SAMPLE_MAILS).map(([name, { title }]) => (
          <tr key={name}>
            <th scope="row">{title}</th>
            <td>
              {sites.flatMap(({ siteTag, languages }) =>
                languages.map((language) => (
                  <a key={siteTag + language} href={`/_mails/${name}${queryOf({ site: siteTag, language, sample: 'usual' })}`}>
                    {siteTag} {language}
                  </a>
                )),
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
)
