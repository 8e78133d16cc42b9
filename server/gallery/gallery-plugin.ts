import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { BlockSize } from '../../scripts/blocks/size/block-sizes.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { fixtureDocument } from './fixture-document.ts'
import { readLook, type GalleryLook } from './gallery-look.ts'
import type { FixtureRequest, GalleryViews } from './gallery-views.ts'
import { indexDocument } from './index-document.ts'
import { typeDocument } from './type-document.ts'

export interface GalleryNeeds {
  readonly sites: readonly SiteConfig[]
  /** The built or just compiled views; asked for anew each time, so that development shows the latest. */
  readonly views: () => Promise<GalleryViews>
  /** Style sheets of the shell and of these block types, as elements for the head. */
  readonly styles: (types: ReadonlySet<string>) => Promise<string>
  /** What a type weighs in the production build; undefined without one. */
  readonly sizeOf: (type: string) => Promise<BlockSize | undefined>
  /** Address of src/app/gallery/workbench.ts. */
  readonly workbench: string
  /** Address of src/app/gallery/start-fixture.tsx where the host can serve it. */
  readonly script?: string
}

const INDEX = /^\d{1,3}$/

/** `/_gallery`: every block with every fixture, at any width, in both directions, with props to change. */
export const galleryPlugin =
  (needs: GalleryNeeds): FastifyPluginAsync =>
  async (app) => {
    const { sites, views, styles, sizeOf, workbench, script } = needs
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
    })

    app.get('/_gallery', async (_request, reply) =>
      reply.type(HTML).send(indexDocument({ entries: (await views()).listGallery(), styles: await styles(new Set()), script: workbench })),
    )

    app.get<{ Params: { type: string } }>('/_gallery/:type', async (request, reply) => {
      const { listGallery, checkProps } = await views()
      const entries = listGallery()
      const entry = entries.find(({ type }) => type === request.params.type)
      if (entry === undefined) return notFound(reply)
      const look = readLook(request.query)
      const { type } = entry
      const problems = checkProps({ type, index: look.fixture, props: look.props })
      const [size, sheets] = await Promise.all([sizeOf(type), styles(new Set())])
      const languages = languagesOf(sites)
      return reply.type(HTML).send(typeDocument({ entries, entry, look, languages, problems, size, styles: sheets, script: workbench }))
    })

    app.get<{ Params: { type: string } }>('/_gallery/:type/schema.json', async (request, reply) => {
      const entry = (await views()).listGallery().find(({ type }) => type === request.params.type)
      return entry === undefined ? reply.code(404).send() : entry.schema
    })

    // What does not fit is answered with what publishing says of it, and nothing is rendered.
    app.get<{ Params: { type: string; index: string } }>('/_gallery/:type/:index', async (request, reply) => {
      const { type, index } = request.params
      const asked = INDEX.test(index) ? requestOf({ type, index: Number(index), look: readLook(request.query), sites }) : undefined
      if (asked === undefined) return notFound(reply)
      const { checkProps, renderFixture } = await views()
      const problems = checkProps(asked)
      if (problems.length > 0) return reply.code(422).send({ problems })
      const rendered = await renderFixture(asked)
      if (rendered === undefined) return notFound(reply)
      const client = script === undefined ? {} : { client: { script, boot: asked } }
      return reply.type(HTML).send(fixtureDocument({ ...rendered, styles: await styles(rendered.types), ...client }))
    })
  }

const HTML = 'text/html; charset=utf-8'

const notFound = (reply: FastifyReply): FastifyReply => reply.code(404).type(HTML).send('No such block or fixture')

interface Asked {
  readonly type: string
  readonly index: number
  readonly look: GalleryLook
  readonly sites: readonly SiteConfig[]
}

/** Undefined for a language of no site. */
const requestOf = ({ type, index, look, sites }: Asked): FixtureRequest | undefined => {
  const { language, direction, props } = look
  const site = sites.find((each) => each.languages.includes(language))
  if (site === undefined) return undefined
  return { type, index, site, language, props, ...(direction === 'auto' ? {} : { direction }) }
}

const languagesOf = (sites: readonly SiteConfig[]): readonly string[] => [...new Set(sites.flatMap(({ languages }) => languages))]
