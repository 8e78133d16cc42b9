import { existsSync } from 'node:fs'
import type { FastifyPluginAsync } from 'fastify'
import { INTERFACE_LANGUAGES } from '../../src/i18n/compose/interface-languages.ts'
import { sharedTranslate } from '../../src/i18n/shared-translate.ts'
import { isPreviewHost } from '../../src/site/preview-mode.ts'
import { contentfulAppOf } from '../configuration/contentful-app.ts'
import { projectPath } from '../paths.ts'
import type { Runtime } from '../runtime.ts'
import { previewOriginOf } from '../publishing/reports/preview-link.ts'
import { HtmlPage, renderHtml } from '../lib/html-page.tsx'
import { COMPOSER_FOLDER } from '../storefront/built-files/built-folders.ts'
import { serveBuiltFiles } from '../storefront/built-files/serve-built-files.ts'
import type { StoredFiles } from '../storefront/built-files/stored-files.ts'
import { readManifest, withImports, type Manifest } from '../storefront/read-manifest.ts'
import { ReloadScripts } from '../storefront/reload-scripts.tsx'
import { INTERFACE_TEXTS, interfaceOf, type InterfaceChoice } from './interface-of.ts'

interface Options {
  readonly runtime: Pick<Runtime, 'config' | 'log'>
  readonly stored: Pick<StoredFiles, 'read'>
  /** Sources through Vite instead of the build. */
  readonly isDevelopment: boolean
}

const DIRECTORY = projectPath('dist', 'composer')

/**
 * `GET /_compose` and below: the document of the composer, on hosts of the preview, where no shopper's page can reach its API; other hosts
 * lead there. It holds no data: who may see what is the API's to say.
 */
export const composeDocument: FastifyPluginAsync<Options> = async (app, { runtime, stored, isDevelopment }) => {
  const files = isDevelopment ? SOURCES : readBuild()
  const hosts = contentfulAppOf(runtime.config)?.hosts
  if (!isDevelopment && files !== undefined) await serveBuiltFiles(app, COMPOSER_FOLDER, stored)
  if (files === undefined) runtime.log.warn('There is no build of the composer: npm run build makes it')
  for (const path of ['/_compose', '/_compose/*'])
    app.get(path, (request, reply) => {
      if (!isPreviewHost(request.hostname)) return reply.redirect(`${previewOriginOf(request)}${request.url}`)
      if (files === undefined) return reply.code(404).send({ code: 'NOT_FOUND', message: 'There is no build of the composer here.' })
      return reply
        .headers({
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex, nofollow',
          'content-security-policy': policy({ isDevelopment, imageHosts: runtime.config.IMAGE_HOSTS ?? '', hosts }),
        })
        .type('text/html; charset=utf-8')
        .send(documentOf({ ...files, hosts }, interfaceOf(request), isDevelopment))
    })
}

interface Files {
  readonly entry: string
  readonly frameScript: string
  readonly sheets: readonly string[]
  /** The chunks of each language's texts. */
  readonly texts: Readonly<Record<string, readonly string[]>>
}

const SOURCES: Files = { entry: '/composer/entry.tsx', frameScript: '/composer/canvas/frame-script.ts', sheets: [], texts: {} }

/** Undefined where the composer was not built. */
const readBuild = (): Files | undefined => (existsSync(`${DIRECTORY}/.vite/manifest.json`) ? filesOf(readManifest(DIRECTORY)) : undefined)

const ENTRY = 'composer/entry.tsx'

/** What the document loads, of the build's manifest. A sheet of what the entry shares with code that comes later is a shared chunk's. */
export const filesOf = (manifest: Manifest): Files | undefined => {
  const [entry, script] = [manifest[ENTRY], manifest['composer/canvas/frame-script.ts']]
  if (entry === undefined || script === undefined) return undefined
  const sheets = new Set([...withImports(manifest, ENTRY)].flatMap((key) => manifest[key]?.css ?? []))
  const texts = Object.keys(INTERFACE_LANGUAGES).map((language) => {
    const sources = [`src/i18n/compose/${language}.json`, `src/i18n/compose/schemas/${language}.json`]
    return [language, sources.flatMap((source) => (manifest[source] === undefined ? [] : `/_compose/${manifest[source].file}`))] as const
  })
  return {
    entry: `/_compose/${entry.file}`,
    frameScript: `/_compose/${script.file}`,
    sheets: [...sheets].map((sheet) => `/_compose/${sheet}`),
    texts: Object.fromEntries(texts),
  }
}

interface PolicyOptions {
  readonly isDevelopment: boolean
  readonly imageHosts: string
  /** Origins that show the composer in a frame. */
  readonly hosts: string | undefined
}

/** Pictures of the CMS come from its own host; nothing else is loaded from elsewhere. Frames are the preview's own pages. */
const policy = ({ isDevelopment, imageHosts, hosts = `'none'` }: PolicyOptions): string =>
  [
    `default-src 'none'`,
    `script-src 'self'${isDevelopment ? ` 'unsafe-inline'` : ''}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob: https://images.ctfassets.net ${imageHosts}`.trim(),
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    `frame-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `font-src 'self'`,
    `frame-ancestors ${hosts}`,
  ].join('; ')

interface Shown extends Files {
  readonly hosts: string | undefined
}

/** In her language and look from the first byte on; the texts that her scripts will ask for are fetched beside them. */
const documentOf = (
  { entry, frameScript, sheets, texts, hosts }: Shown,
  { language, look }: InterfaceChoice,
  isDevelopment: boolean,
): string => {
  const t = sharedTranslate({ messages: INTERFACE_TEXTS[language], locale: language })
  return renderHtml(
    <HtmlPage
      language={language}
      look={look}
      title={t('compose.title')}
      head={
        <>
          {/* The last one counts: browsers that can make the window smaller where the keys of a screen come. */}
          <meta name="viewport" content="width=device-width,initial-scale=1,interactive-widget=resizes-content" />
          {isDevelopment && <ReloadScripts />}
          {sheets.map((sheet) => (
            <link key={sheet} rel="stylesheet" href={sheet} />
          ))}
          {texts[language]?.map((chunk) => (
            <link key={chunk} rel="modulepreload" href={chunk} />
          ))}
          <script type="module" src={entry} />
        </>
      }
    >
      <div id="composer" data-frame-script={frameScript} data-hosts={hosts} data-unloaded={t('compose.settings.unloaded')} />
      <noscript>{t('compose.settings.noScript')}</noscript>
    </HtmlPage>,
  )
}
