import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { comparePictures } from '../../scripts/looks/compare.mjs'

const WIDTH = 400
const HEIGHT = 300

/** A page of the shop in small: ground, a hairline, a picture's plain colour, a line of boxes in place of words. */
const picture = (
  changes: Partial<Record<'ground' | 'line' | 'picture' | 'column' | 'curve', string>> = {},
  height = HEIGHT,
): Promise<Buffer> => {
  const { ground = '#f6f3ec', line = '#d7d3cb', picture: goods = '#8a9a70', column = '200', curve = '60' } = changes
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}">
    <rect width="100%" height="100%" fill="${ground}"/>
    <rect y="40" width="100%" height="1" fill="${line}"/>
    <rect x="20" y="60" width="120" height="150" fill="${goods}"/>
    <rect x="${column}" y="60" width="80" height="10" fill="#171512"/>
    <circle cx="${curve}" cy="260" r="12" fill="none" stroke="#171512"/>
  </svg>`
  return sharp(Buffer.from(svg)).webp({ lossless: true }).toBuffer()
}

const compare = async (changes: Parameters<typeof picture>[0], height?: number) =>
  comparePictures(await picture(), await picture(changes, height))

describe('two looks', () => {
  it('are the same where nothing has changed, and where a curve is smoothed otherwise', async () => {
    expect(await compare({})).toMatchObject({ isSame: true, count: 0 })
    expect(await compare({ curve: '60.04' })).toMatchObject({ isSame: true })
  })

  it.each([
    ['a hairline is lost', { line: '#f6f3ec' }],
    ['the ground has another colour of nearly the same lightness', { ground: '#fbf6f4' }],
    ['a picture is missing', { picture: '#e4ded2' }],
    ['a column has moved by two pixels', { column: '202' }],
  ])('differ where %s', async (_what, changes) => {
    const { isSame, difference } = await compare(changes)
    expect(isSame).toBe(false)
    expect(await sharp(await difference()).metadata()).toMatchObject({ width: WIDTH, height: HEIGHT, format: 'webp' })
  })

  it('differ where the page is longer by one line, and say by how much', async () => {
    expect(await compare({}, HEIGHT + 1)).toMatchObject({ isSame: false, what: '400 × 300 before, 400 × 301 now' })
  })
})
