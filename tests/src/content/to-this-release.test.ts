import { expect, it } from 'vitest'
import type { BlockNode } from '../../../schemas/page.ts'
import { blockSchemas } from '../../../src/content/block-schemas.ts'
import { toThisRelease } from '../../../src/content/to-this-release.ts'

const panel = (changes: Partial<BlockNode> = {}): BlockNode => ({
  id: 'p',
  type: 'accordion-panel',
  version: 1,
  props: { title: 'Care' },
  ...changes,
})

it('shows nothing in place of a block that a newer release published, wherever it stands, and the rest as it is [BLOCK-57]', () => {
  const newer: BlockNode = { id: 'h', type: 'headline', version: 99, props: { words: 'From tomorrow' } }
  const [outer] = toThisRelease([panel({ slots: { body: [newer, { ...newer, id: 'g', version: 1, props: { text: 'Today' } }] } })], {
    schemas: blockSchemas,
    steps: {},
  })
  expect(outer?.type).toBe('accordion-panel')
  expect(outer?.slots?.['body']?.map(({ type }) => type)).toEqual(['headline@99', 'headline'])
  expect(outer?.slots?.['body']?.[0]?.props).toEqual({ words: 'From tomorrow' })
})

it('brings a block that an older release published up to date [BLOCK-57]', () => {
  const schema = blockSchemas.get('headline')
  if (schema === undefined) throw new Error('no headline')
  const schemas = new Map([['headline', { ...schema, 'x-version': 2 }]])
  const steps = { headline: [{ to: 2, up: ({ words, ...rest }: BlockNode['props']) => ({ ...rest, text: words ?? '' }) }] }
  const [shown] = toThisRelease([{ id: 'h', type: 'headline', version: 1, props: { words: 'Yesterday' } }], { schemas, steps })
  expect(shown).toMatchObject({ version: 2, props: { text: 'Yesterday', level: 2 } })
})
