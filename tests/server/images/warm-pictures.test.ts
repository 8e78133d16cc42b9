import Fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import { picturesOf, warmPictures } from '../../../server/images/warm-pictures.ts'
import { readConfig } from '../../../server/config.ts'
import { createInProcessFetch } from '../../../server/operations/in-process-fetch.ts'
import { guardAddresses } from '../../../server/storefront/guard-addresses.ts'
import { site } from '../../factories/site.ts'

const home = '<picture><source srcSet="/images/a_640w.webp 640w, /images/b_640w.webp 640w"/><img loading="eager"/></picture>'

const setUp = ({ APP_ENV = 'test', sites = [site('gb'), site('us')] }: { APP_ENV?: 'test' | 'production'; sites?: object[] } = {}) => {
  const requested: string[] = []
  const app = Fastify()
  const config = { ...readConfig({ APP_ENV: 'test', PUBLIC_ORIGIN: 'https://shop.example' }), APP_ENV }
  guardAddresses(app, { config, sites: [{ hosts: ['shop.jp.example'] }] })
  app.get('/*', async ({ url }) => {
    requested.push(url)
    return url.startsWith('/images') ? '' : home
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
