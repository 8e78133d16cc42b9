import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { preloadedFaces } from '../../../src/site/preloaded-faces.ts'

const names = (theme: string, language: string): readonly string[] =>
  preloadedFaces({ theme }, language).map((path) => {
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

  it('are those of the site’s theme', () => {
    expect(names('briar', 'en')).toEqual(['shop-grotesque'])
    expect(names('briar', 'es')).toEqual(['shop-grotesque', 'shop-grotesque-accents'])
    expect(names('briar', 'ko')).toEqual(['shop-grotesque'])
  })
})
