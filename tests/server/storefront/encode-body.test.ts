import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { lazyBody, packedBody } from '../../../server/storefront/encode-body.ts'

const page = Buffer.from(`<ul>${'<li>Everyday tee, 木綿舎</li>'.repeat(2_000)}</ul>`)

describe('a page that stays in memory', () => {
  it('takes the room of its compressed form alone', async () => {
    const { size, encode } = await packedBody(page)
    expect(size).toBeLessThan(page.length / 8)
    expect(await encode('br')).toHaveLength(size)
  })

  it('is the same to browsers that take brotli, gzip or neither', async () => {
    const { encode, plain } = await packedBody(page)
    const texts = [brotliDecompressSync((await encode('br')) ?? ''), gunzipSync((await encode('gzip')) ?? ''), await plain()]
    expect(texts.map(String)).toEqual([String(page), String(page), String(page)])
  })

  it('is compressed once for each coding', async () => {
    const { encode } = await packedBody(page)
    expect(await encode('gzip')).toBe(await encode('gzip'))
  })

  it.each([lazyBody, packedBody])('is sent as it is where compressing gains nothing', async (toBody) => {
    const { encode, plain } = await toBody(Buffer.from('<p>short</p>'))
    expect([await encode('br'), await encode('gzip'), String(await plain())]).toEqual([undefined, undefined, '<p>short</p>'])
  })
})
