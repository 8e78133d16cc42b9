import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { composeDocument, filesOf } from '../../../server/compose/compose-document.tsx'
import type { ServerConfig } from '../../../server/config.ts'
import { interfaceOf } from '../../../server/compose/interface-of.ts'

const MANIFEST = {
  'composer/entry.tsx': { file: 'assets/entry.js', imports: ['_dialog.js'], css: ['assets/entry.css'] },
  '_dialog.js': { file: 'assets/dialog.js', imports: ['composer/entry.tsx'], css: ['assets/dialog.css'] },
  'composer/translate/translate-dialog.tsx': { file: 'assets/translate.js', imports: ['_dialog.js'], css: ['assets/translate.css'] },
  'composer/canvas/frame-script.ts': { file: 'assets/frame.js' },
  'src/i18n/compose/ar.json': { file: 'assets/ar.js' },
  'src/i18n/compose/schemas/ar.json': { file: 'assets/fields-ar.js' },
  'src/i18n/compose/en.json': { file: 'assets/en.js' },
}

describe('the document of the composer', () => {
  it('loads the styles of its entry and of what the entry shares with dialogs that are loaded later', () => {
    expect(filesOf(MANIFEST)).toEqual({
      entry: '/_compose/assets/entry.js',
      frameScript: '/_compose/assets/frame.js',
      sheets: ['/_compose/assets/dialog.css', '/_compose/assets/entry.css'],
      texts: { ar: ['/_compose/assets/ar.js', '/_compose/assets/fields-ar.js'], en: ['/_compose/assets/en.js'], es: [], fr: [], ja: [] },
    })
  })

  it('is not there without a build of both scripts', () => {
    expect(filesOf({ 'composer/entry.tsx': MANIFEST['composer/entry.tsx'] })).toBeUndefined()
    expect(filesOf({})).toBeUndefined()
  })
})

describe('who may show the composer in a frame', () => {
  const policyWith = async (variables: object): Promise<string> => {
    const app = Fastify()
    const config = { IMAGE_HOSTS: undefined, ...variables } as ServerConfig
    await app.register(composeDocument, { runtime: { config, log: app.log }, stored: { read: async () => undefined }, isDevelopment: true })
    const answer = await app.inject({ url: '/_compose', headers: { host: 'preview.shop.test' } })
    await app.close()
    return `${answer.headers['content-security-policy']} ${/data-hosts="[^"]*"/.exec(answer.body)?.[0]}`
  }
  const APP = { CONTENTFUL_APP_ID: 'a', CONTENTFUL_APP_SECRET: 's'.repeat(64) }

  it('is nobody, unless the shop is an app of the CMS', async () => {
    expect(await policyWith({})).toMatch(/frame-ancestors 'none' undefined$/)
    expect(await policyWith({ CONTENTFUL_APP_HOSTS: 'https://app.contentful.com' })).toMatch(/frame-ancestors 'none' undefined$/)
  })

  it('are the hosts of the app, Contentful’s own unless named', async () => {
    const own = 'https://app.contentful.com'
    expect(await policyWith(APP)).toMatch(new RegExp(`frame-ancestors ${own} data-hosts="${own}"$`))
    const eu = 'https://app.eu.contentful.com'
    expect(await policyWith({ ...APP, CONTENTFUL_APP_HOSTS: eu })).toMatch(new RegExp(`frame-ancestors ${eu} data-hosts="${eu}"$`))
  })
})

describe('how the composer speaks to somebody', () => {
  const languageOf = (cookie: string, acceptLanguage: string): string =>
    interfaceOf({ headers: { cookie, 'accept-language': acceptLanguage } }).language

  it('is as she chose, else as her browser asks, else English', () => {
    expect(languageOf('compose_language=ja', 'ar')).toBe('ja')
    expect(languageOf('', 'de-DE, ar-EG;q=0.9, fr;q=0.8')).toBe('ar')
    expect(languageOf('compose_language=tlh', 'es-419')).toBe('es')
    expect(languageOf('', 'de, *')).toBe('en')
    expect(interfaceOf({ headers: {} })).toEqual({ language: 'en', look: 'system' })
  })

  it('is light or dark as she chose, and nothing else', () => {
    expect(interfaceOf({ headers: { cookie: 'compose_look=dark' } }).look).toBe('dark')
    expect(interfaceOf({ headers: { cookie: 'compose_look="><script>' } }).look).toBe('system')
  })
})
