import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compileMessages } from '../../../scripts/vite/compile-messages.ts'

const compiled = (file: string, content = readFileSync(file, 'utf8')): Readonly<Record<string, unknown>> | undefined => {
  const { transform } = compileMessages()
  if (typeof transform !== 'function') throw new Error('The plugin transforms nothing.')
  // It reads nothing of its context.
  const text = transform.call({} as never, content, `/shop/${file}`)
  return typeof text === 'string' ? (JSON.parse(text) as Record<string, unknown>) : undefined
}

describe('texts of a built shop', () => {
  it('come compiled where they have places to fill in, those of the preview’s bar too: no parser reaches the browser', () => {
    expect(compiled('src/i18n/preview/en.json')).toMatchObject({ 'preview.copy': 'Copy', 'preview.copied': expect.any(Array) })
  })

  it('are only the shop’s own: other JSON stays as it is', () => {
    expect(compiled('themes/config.json')).toBeUndefined()
  })

  it.each([
    '{day, date}',
    '{kind, select, a {A} other {B}}',
    '{count, plural, offset:1 other {#}}',
    '{share, number, percent}',
    '<b>bold</b>',
  ])('are refused with what a browser cannot fill: %s', (text) => {
    expect(() => compiled('src/i18n/preview/en.json', JSON.stringify({ 'area.text': text }))).toThrow(
      'The text area.text has a placeholder',
    )
  })
})
