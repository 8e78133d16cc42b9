import Fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import { pathsBelow, picturesOf, warmPictures } from '../../../server/images/warm-pictures.ts'
import { readConfig } from '../../../server/config.ts'
import { createInProcessFetch } from '../../../server/operations/in-process-fetch.ts'
import { guardAddresses } from '../../../server/storefront/guard-addresses.ts'
import { site } from '../../factories/site.ts'

const home = '<picture><source srcSet="/images/a_640w.webp 640w, /images/b_640w.webp 640w"/><img loading="eager"/></picture>'

interface Given {
  readonly APP_ENV?: 'test' | 'production'
  readonly sites?: object[]
  readonly html?: string
}

const setUp = ({ APP_ENV = 'test', sites = [site('gb'), site('us')], html = home }: Given = {}) => {
  const requested: string[] = []
  const app = Fastify()
  const config = { ...readConfig({ APP_ENV: 'test', PUBLIC_ORIGIN: 'https://shop.example' }), APP_ENV }
  guardAddresses(app, { config, sites: [{ hosts: ['shop.jp.example'] }] })
  app.get('/*', async ({ url }) => {
    requested.push(url)
    return url.startsWith('/images') ? '' : html
  })
  const fetch = createInProcessFetch(() => app, config.origin)
  const runtime = { sites, config, fetch, log: { warn: vi.fn() } }
  return { requested, deps: { runtime } as unknown as Omit<Parameters<typeof warmPictures>[0], 'isOver'> }
}

it('makes each picture of the home pages once', async () => {
  const { requested, deps } = setUp()
  await warmPictures({ ...deps, isOver: () => false })
  expect(requested).toEqual(['/en/', '/images/a_640w.webp', '/images/b_640w.webp', '/us/en/'])
})

it('makes them in production too, which answers its own name on https only, and of a site with a host of its own', async () => {
  const { requested, deps } = setUp({
    APP_ENV: 'production',
    sites: [site('gb'), site('jp', { hosts: ['shop.jp.example'], sharedHost: false })],
  })
  await warmPictures({ ...deps, isOver: () => false })
  expect(requested).toEqual(['/en/', '/images/a_640w.webp', '/images/b_640w.webp', '/ja/'])
})

it('makes those of the pages that the home page of each client leads to after all home pages', async () => {
  const links = '<a href="/en/women">Women</a><a href="/en/women/clothing">Clothing</a>'
  const { requested, deps } = setUp({ html: home + links })
  await warmPictures({ ...deps, isOver: () => false })
  expect(requested).toEqual(['/en/', '/images/a_640w.webp', '/images/b_640w.webp', '/us/en/', '/en/women'])
})

it('finds the pages right below a home page once each', () => {
  const html =
    '<a href="/en/">Home</a><a href="/en/women">W</a><a href="/en/women">W</a><a href="/fr/femme">F</a><a href="/en/help/returns">H</a>'
  expect(pathsBelow('/en', html)).toEqual(['/en/women'])
})

it('makes no more pictures of the home pages once the shop is closing: the database is about to go', async () => {
  const { requested, deps } = setUp()
  await warmPictures({ ...deps, isOver: () => requested.length >= 2 })
  expect(requested).toEqual(['/en/', '/images/a_640w.webp'])
})

const picture = (name: string, loading: 'eager' | 'lazy'): string =>
  `<picture class="p"><source type="image/webp" srcSet="/images/${name}_480w.webp 480w, /images/${name}_960w.webp 960w"/><img src="/images/${name}.jpg" loading="${loading}"/></picture>`

it('makes pictures that a page shows first in every width, and lazy ones in the width of phones', () => {
  expect(picturesOf(`<main>${picture('hero', 'eager')}${picture('card', 'lazy')}${picture('card', 'lazy')}</main>`)).toEqual([
    '/images/hero_480w.webp',
    '/images/hero_960w.webp',
    '/images/card_480w.webp',
  ])
})

it('makes nothing for a page without pictures', () => {
  expect(picturesOf('<main><h1>Nothing</h1></main>')).toEqual([])
})
