import { expect, it, vi } from 'vitest'
import { warmPictures } from '../../../server/images/warm-pictures.ts'
import { site } from '../../factories/site.ts'

const home = '<picture><source srcSet="/images/a_640w.webp 640w, /images/b_640w.webp 640w"/><img loading="eager"/></picture>'

const setUp = () => {
  const asked: string[] = []
  const inject = vi.fn(async ({ url }: { readonly url: string }) => {
    asked.push(url)
    return { body: url.startsWith('/images') ? '' : home }
  })
  const runtime = { sites: [site('gb'), site('us')], config: { PORT: 3000 }, log: { warn: vi.fn() } }
  return { asked, deps: { app: { inject }, runtime } as unknown as Omit<Parameters<typeof warmPictures>[0], 'isOver'> }
}

it('makes each picture of the home pages once', async () => {
  const { asked, deps } = setUp()
  await warmPictures({ ...deps, isOver: () => false })
  expect(asked).toEqual(['/en/', '/images/a_640w.webp', '/images/b_640w.webp', '/us/en/'])
})

it('begins nothing more once the shop is closing: the database is about to go', async () => {
  const { asked, deps } = setUp()
  await warmPictures({ ...deps, isOver: () => asked.length >= 2 })
  expect(asked).toEqual(['/en/', '/images/a_640w.webp'])
})
