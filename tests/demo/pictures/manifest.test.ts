import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { picturedItems } from '../../../demo/catalogue/demo-items.ts'
import { demoMedia } from '../../../demo/catalogue/demo-media.ts'
import { PRODUCT_TYPES } from '../../../demo/catalogue/types.ts'
import { PRODUCT_WIDTHS, SCENE_WIDTHS } from '../../../demo/pictures/encode.ts'
import { DEMO_PICTURES, DESIGNS, SCENES } from '../../../demo/pictures/manifest.ts'
import { listReadyPictures } from '../../../server/images/ready-pictures.ts'

const designs = new Set(Object.values(PRODUCT_TYPES).map(({ design }) => design))

describe('the pictures of the demo', () => {
  it('have the design of every type', () => {
    expect([...designs].filter((design) => DESIGNS[design] === undefined)).toEqual([])
  })

  it('have every color that a product of a rendered design comes in', () => {
    const missing = picturedItems().flatMap((item) => {
      const { design } = PRODUCT_TYPES[item.type]
      return item.colors.filter((color) => DESIGNS[design]?.colors.includes(color) !== true).map((color) => `${design}-${color}`)
    })
    expect([...new Set(missing)]).toEqual([])
  })

  it('have at least two frames of each design, so that a card has a second one to show', () => {
    expect(Object.entries(DESIGNS).filter(([, { frames }]) => frames.length < 2 || frames[0] !== 'front')).toEqual([])
  })

  it('are files in three widths, of scenes up to their own, each as WebP and AVIF, and no file is of none', async () => {
    const products = Object.entries(DESIGNS).flatMap(([design, { colors, frames }]) =>
      colors.flatMap((color) => frames.flatMap((frame) => filesOf(`${design}-${color}-${frame}`, PRODUCT_WIDTHS))),
    )
    const scenes = Object.entries(SCENES).flatMap(([name, { width }]) => {
      const enough = SCENE_WIDTHS.find((step) => step >= width) ?? Infinity
      return filesOf(
        name,
        SCENE_WIDTHS.filter((step) => step <= enough),
      )
    })
    expect(readdirSync(DEMO_PICTURES.folder).sort()).toEqual([...products, ...scenes].sort())
  })

  it('are as large as their products and scenes say', async () => {
    const ready = await listReadyPictures(DEMO_PICTURES)
    const sizeOf = async (name: string) => {
      const { width, height } = await sharp(ready.get(`art/${name}`)?.at(-1)?.webp).metadata()
      return { width, height }
    }
    for (const [name, size] of Object.entries(SCENES)) expect([name, await sizeOf(name)]).toEqual([name, size])
    for (const [design, { colors }] of Object.entries(DESIGNS))
      expect([design, await sizeOf(`${design}-${colors[0]}-front`)]).toEqual([design, { width: 1200, height: 1500 }])
  })
})

it('has the picture of every fabric that a product can be lined with', async () => {
  const ready = await listReadyPictures(DEMO_PICTURES)
  const addresses = picturedItems().flatMap(({ customisation }) => JSON.stringify(customisation ?? {}).match(/\/images\/art\/[^"]+/g) ?? [])
  expect(addresses.length).toBeGreaterThan(0)
  expect(addresses.filter((address) => !ready.has(address.replace(/^\/images\/|\.jpg$/g, '')))).toEqual([])
})

const filesOf = (name: string, widths: readonly number[]): readonly string[] =>
  widths.flatMap((width) => [`${name}_${width}w.avif`, `${name}_${width}w.webp`])

it('a product shows its own design in its colors, each from the front and close up', () => {
  const tee = picturedItems().find(({ id }) => id === '900001')
  expect(tee && demoMedia(tee).map(({ src, colorSlug }) => [src, colorSlug])).toEqual(
    ['white', 'navy', 'red'].flatMap((color) => ['front', 'close'].map((frame) => [`/images/art/tee-${color}-${frame}.jpg`, color])),
  )
})
