import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { encodePicture } from '../../../demo/pictures/encode.ts'

it('a rendered picture is written in each width it is large enough for, and never enlarged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'encode-'))
  const png = await sharp({ create: { width: 720, height: 900, channels: 4, background: '#8845' } })
    .png()
    .toBuffer()
  await encodePicture(png, folder, 'tile', 'scene')
  const written = await Promise.all(
    (await readdir(folder)).sort().map(async (name) => {
      const { format, width, height, hasAlpha } = await sharp(join(folder, name)).metadata()
      return [name, format, width, height, hasAlpha]
    }),
  )
  expect(written).toEqual([
    ['tile_480w.avif', 'heif', 480, 600, false],
    ['tile_480w.webp', 'webp', 480, 600, false],
    ['tile_800w.avif', 'heif', 720, 900, false],
    ['tile_800w.webp', 'webp', 720, 900, false],
  ])
  // Half as many colors as points in both directions: two bits of the third byte of the codec's configuration.
  const avif = await readFile(join(folder, 'tile_800w.avif'))
  expect((avif[avif.indexOf('av1C') + 6] ?? 0) & 0b1100).toBe(0b1100)
})
