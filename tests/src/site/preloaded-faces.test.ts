import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { preloadedFaces } from '../../../src/site/preloaded-faces.ts'

const names = (clientName: string, language: string): readonly string[] =>
  preloadedFaces({ clientName }, language).map((path) => {
    expect(existsSync(`public${path}`)).toBe(true)
    return path.replace(/^\/fonts\/(.*)\.woff2$/, '$1')
  })

describe('Faces fetched beside the style sheet', () => {
  it.each(['en', 'nl', 'ms'])('are two small files in %s', (language) => {
    expect(names('alder', language)).toEqual(['shop-sans', 'shop-serif'])
  })

  it.each(['es', 'fr'])('have their accented letters with them in %s', (language) => {
    expect(names('alder', language)).toEqual(['shop-sans', 'shop-sans-accents', 'shop-serif', 'shop-serif-accents'])
  })

  it.each(['ar', 'ja', 'ko', 'zh'])('are that of the shop’s name in %s, whose letters are on the reader’s machine', (language) => {
    expect(names('alder', language)).toEqual(['shop-serif'])
  })

  it('leave out headlines that a theme writes in a face of the reader’s machine', () => {
    expect(names('briar', 'es')).toEqual(['shop-sans', 'shop-sans-accents'])
    expect(names('briar', 'ko')).toEqual([])
  })
})
