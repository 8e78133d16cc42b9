import { expect, it } from 'vitest'
import compose from '../../../src/i18n/compose/en.json'
import preview from '../../../src/i18n/preview/en.json'
import { messagesOf } from '../../setup/messages.ts'

const KEYS = [...Object.keys(messagesOf('en')), ...Object.keys(preview), ...Object.keys(compose)]
/** `t('key'` and what chooses between keys there, or a key put together from a fixed beginning. */
const CALL = /\bt\(([^()]*?)[,)]/g
const LITERAL = /'([a-z]\w*(?:\.[\w-]+)+)'/g
const BEGINNING = /(?:\bt\(|<Translation id=\{)`([a-z][\w.-]*\.)\$\{/g

const usesIn = (source: string): readonly string[] => {
  const literals = [...source.matchAll(CALL)].flatMap(([, written = '']) => [...written.matchAll(LITERAL)].map(([, key = '']) => key))
  return [...literals, ...[...source.matchAll(BEGINNING)].map(([, beginning = '']) => beginning)]
}

const sources = import.meta.glob<string>(
  ['../../../src/**/*.{ts,tsx}', '../../../composer/**/*.{ts,tsx}', '../../../block-registry/**/*.{ts,tsx}'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

it('the shop has every text that its code names, and some for every beginning of a key [LOCALE-33]', () => {
  const uses = new Set(Object.values(sources).flatMap(usesIn))
  expect(uses.size).toBeGreaterThan(300)
  const missing = [...uses].filter((use) => (use.endsWith('.') ? !KEYS.some((key) => key.startsWith(use)) : !KEYS.includes(use)))
  expect(missing).toEqual([])
})
