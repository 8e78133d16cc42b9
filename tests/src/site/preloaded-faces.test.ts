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
    expect(names('alder', language)).toEqual(['alder-sans', 'alder-serif'])
  })

  it.each(['es', 'fr'])('have their accented letters with them in %s', (language) => {
    expect(names('alder', language)).toEqual(['alder-sans', 'alder-sans-accents', 'alder-serif', 'alder-serif-accents'])
  })

  it.each(['ar', 'ja', 'ko', 'zh'])('are that of the shop’s name in %s, whose letters are on the reader’s machine', (language) => {
    expect(names('alder', language)).toEqual(['alder-serif'])
  })

  it('leave out headlines that a theme writes in a face of the reader’s machine', () => {
    expect(names('briar', 'es')).toEqual(['alder-sans', 'alder-sans-accents'])
    expect(names('briar', 'ko')).toEqual([])
  })
})
