import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { ReactNode } from 'react'
import type { BlockSize } from '../../scripts/blocks/size/block-sizes.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import type { WantedStyles } from '../../src/pipeline/document/assets.ts'
import { THEMES } from '../../themes/themes.ts'
import { securityHeaders } from '../../server/storefront/security-headers.ts'
import { designDocument } from './design-document.tsx'
import { designRequestOf, readDesignLook } from './design-look.ts'
import { readLook, siteOfLook, type GalleryLook } from './gallery-look.ts'
import { GALLERY_STYLE_HASH, galleryStyleHash } from './gallery-styles.ts'
import type { FixtureRequest, Frame, GalleryViews } from './gallery-views.ts'
import { indexDocument } from './index-document.tsx'
import { typeDocument } from './type-document.tsx'

/** Where blocks come from: the sources or a build. */
export interface GallerySource {
  /** The built or just compiled views; asked for anew each time, so that development shows the latest. */
  readonly views: () => Promise<GalleryViews>
  /** Style sheets of the shell, a theme and block types, as elements for the head. */
  readonly styles: (wanted: WantedStyles) => Promise<ReactNode>
  /** The sheet of a theme and every one that components of the shop have, in the same form. */
  readonly allStyles: (theme: string) => Promise<ReactNode>
  /** The document of a frame; undefined where there is no such fixture. */
  readonly frame: (request: FixtureRequest, url: URL) => Promise<Frame | undefined>
  /** Address of src/gallery/workbench.ts. */
  readonly workbench: string
  readonly isDevelopment: boolean
}

export interface GalleryDeps extends GallerySource {
  readonly sites: readonly SiteConfig[]
  /** What a type weighs in the production build; undefined without one. */
  readonly sizeOf: (type: string) => Promise<BlockSize | undefined>
}

const INDEX = /^\d{1,3}$/
/** What could be no block's name does not wake the gallery. */
const TYPE = ':type(^[a-z][a-z0-9-]*$)'

/** `/_gallery`: every block with every fixture, at any width, of any site, in both directions, with props to change. */
export const galleryPlugin =
  (deps: GalleryDeps): FastifyPluginAsync =>
  async (app) => {
    const { sites, views, styles, sizeOf, workbench, isDevelopment } = deps
    // Frames run under the policy that pages of the shop run under, and the gallery's own pages too.
    const send = (reply: FastifyReply, html: string, allowed: Omit<Frame, 'html'>): FastifyReply =>
      reply
        .type(HTML)
        .headers(securityHeaders({ sites, isDevelopment, ...allowed }))
        .send(html)
    const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
      send(reply, html, { styleHash: GALLERY_STYLE_HASH, inlineScripts: [] })
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
    })

    app.get('/_gallery', async (_request, reply) =>
      sendPage(reply, indexDocument({ entries: (await views()).listGallery(), styles: await styles(OWN_PAGES), script: workbench })),
    )

    app.get('/_gallery/design', async (request, reply) => {
      const look = readDesignLook(request.query)
      const asked = designRequestOf(look, sites)
      if (asked === undefined) return notFound(reply)
      const { listGallery, renderDesign } = await views()
      const design = await renderDesign(asked)
      const { html, rules } = designDocument({
        design,
        look,
        sites,
        entries: listGallery(),
        styles: await deps.allStyles(design.theme),
        script: workbench,
      })
      return send(reply, html, { styleHash: galleryStyleHash(rules), inlineScripts: [] })
    })

    app.get<{ Params: { type: string } }>(`/_gallery/${TYPE}`, async (request, reply) => {
      const { listGallery, checkProps } = await views()
      const entries = listGallery()
      const entry = entries.find(({ type }) => type === request.params.type)
      if (entry === undefined) return notFound(reply)
      const look = readLook(request.query)
      const { type } = entry
      const problems = checkProps({ type, index: look.fixture, props: look.props })
      const [size, sheets] = await Promise.all([sizeOf(type), styles(OWN_PAGES)])
      return sendPage(reply, typeDocument({ entries, entry, look, sites, problems, size, styles: sheets, script: workbench }))
    })

    app.get<{ Params: { type: string } }>(`/_gallery/${TYPE}/schema.json`, async (request, reply) => {
      const entry = (await views()).listGallery().find(({ type }) => type === request.params.type)
      return entry === undefined ? reply.code(404).send() : entry.schema
    })

    // What does not fit is answered with what publishing says of it, and nothing is rendered.
    app.get<{ Params: { type: string; index: string } }>(`/_gallery/${TYPE}/:index`, async (request, reply) => {
      const { type, index } = request.params
      const asked = INDEX.test(index) ? requestOf({ type, index: Number(index), look: readLook(request.query), sites }) : undefined
      if (asked === undefined) return notFound(reply)
      const problems = (await views()).checkProps(asked)
      if (problems.length > 0) return reply.code(422).send({ problems })
      const frame = await deps.frame(asked, new URL(request.url, `${request.protocol}://${request.host}`))
      if (frame === undefined) return notFound(reply)
      const { html, ...allowed } = frame
      return send(reply, html, allowed)
    })
  }

const HTML = 'text/html; charset=utf-8'

/** The gallery's own pages have the first theme; frames have that of their site. */
const OWN_PAGES: WantedStyles = { theme: THEMES[0].name, types: new Set() }

const notFound = (reply: FastifyReply): FastifyReply => reply.code(404).type(HTML).send('No such block or fixture')

interface Asked {
  readonly type: string
  readonly index: number
  readonly look: GalleryLook
  readonly sites: readonly SiteConfig[]
}

/** Undefined for a site that does not exist, or does not speak the language. */
const requestOf = ({ type, index, look, sites }: Asked): FixtureRequest | undefined => {
  const { language, direction, props } = look
  const site = siteOfLook(look, sites)
  if (site === undefined) return undefined
  return { type, index, site, language, props, ...(direction === 'auto' ? {} : { direction }) }
}
