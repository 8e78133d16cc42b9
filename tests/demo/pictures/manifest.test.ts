import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { picturedItems } from '../../../demo/catalogue/demo-items.ts'
import { demoMedia } from '../../../demo/catalogue/demo-media.ts'
import { PRODUCT_TYPES } from '../../../demo/catalogue/types.ts'
import { PRODUCT_WIDTHS, SCENE_WIDTHS } from '../../../demo/pictures/encode.ts'
import { DEMO_PICTURES, DESIGNS, SCENES } from '../../../demo/pictures/manifest.ts'
import { sizeOfDesign } from '../../../demo/pictures/stages.ts'
import { WANTED_SCENES } from '../../../demo/pictures/wanted.ts'
import { SEED_PAGES } from '../../../demo/content/seed-pages.ts'
import type { SeedNode } from '../../../platform/seed/seed-node.ts'
import { FILED_LANGUAGES, inAllLanguages } from '../../../demo/languages/translate.ts'
import { SEED_LANGUAGES } from '../../../platform/seed/words.ts'
import { ART_WORDS } from '../../../demo/content/art-words.ts'
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
      expect([design, await sizeOf(`${design}-${colors[0]}-front`)]).toEqual([design, sizeOfDesign(design)])
  })
})

describe('the scenes of the demo', () => {
  it('are all rendered, in the size that they are wanted in', () => {
    const wanted = WANTED_SCENES.map(({ name, width, height }) => [name, { width, height }])
    expect(Object.entries(SCENES)).toEqual(wanted)
  })

  it('say what they show in every language of the demo', () => {
    const languages = [...SEED_LANGUAGES, ...FILED_LANGUAGES]
    const silent = WANTED_SCENES.flatMap(({ name }) => {
      const said: Readonly<Record<string, string>> = inAllLanguages(ART_WORDS[name] ?? { en: '' })
      return languages.filter((language) => (said[language] ?? '') === '').map((language) => `${name} ${language}`)
    })
    expect(silent).toEqual([])
  })

  it('are all that heroes show, so that each has a point that stays in view', () => {
    const shown = new Set(
      SEED_PAGES.flatMap(({ blocks }) => heroesIn(blocks)).flatMap(({ props }) =>
        [props['image'], props['mobileImage']].flatMap(nameOfArt),
      ),
    )
    expect(shown.size).toBeGreaterThan(8)
    expect([...shown].filter((name) => WANTED_SCENES.every((scene) => scene.name !== name))).toEqual([])
  })

  it('are on a page of the demo, each of them', () => {
    const used = JSON.stringify(SEED_PAGES)
    expect(WANTED_SCENES.map(({ name }) => name).filter((name) => !used.includes(`"art":"${name}"`))).toEqual([])
  })
})

const heroesIn = (blocks: readonly SeedNode[]): readonly SeedNode[] =>
  blocks.flatMap((block) => [...(block.type === 'hero' ? [block] : []), ...Object.values(block.slots).flatMap(heroesIn)])

const nameOfArt = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null && 'art' in value ? [String(value.art)] : []

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
