import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BlockNode, Json } from '../../../schemas/page.ts'
import type { MigrationSteps } from '../../../schemas/migrations/steps.ts'
import { anyBlock } from '../../factories/any-block.ts'
import { migrate } from '../../../src/content/to-this-release.ts'
import { defined } from '../../../src/lib/defined.ts'

const STEPS: MigrationSteps = {
  hero: [
    { to: 2, up: ({ title, ...props }) => ({ ...props, heading: title ?? '' }) },
    { to: 3, up: (props) => ({ ...props, tone: 'light' }) },
  ],
  gap: [{ to: 3, up: () => ({}) }],
}

const node = (type: string, version: number, props: Readonly<Record<string, Json>> = {}, slots?: BlockNode['slots']): BlockNode => ({
  id: type,
  type,
  version,
  props,
  ...defined({ slots }),
})

describe('old content', () => {
  it('brings a block step by step to the version of this release [BLOCK-57]', () => {
    expect(migrate(node('hero', 1, { title: 'Autumn' }), STEPS)).toEqual(node('hero', 3, { heading: 'Autumn', tone: 'light' }))
    expect(migrate(node('hero', 2, { heading: 'Autumn' }), STEPS)).toEqual(node('hero', 3, { heading: 'Autumn', tone: 'light' }))
  })

  it('brings blocks inside other blocks up to date too', () => {
    expect(migrate(node('box', 1, {}, { inner: [node('hero', 2)] }), STEPS).slots?.['inner']?.[0]?.version).toBe(3)
  })
})

describe('content that is left alone', () => {
  it('leaves a block alone that is newer, unknown, or lacks a step', () => {
    for (const kept of [node('hero', 4, { future: 1 }), node('unknown', 1), node('gap', 1, { a: 1 })])
      expect(migrate(kept, STEPS)).toBe(kept)
  })

  it('changes nothing when it migrates a second time', () => {
    const any = anyBlock({ types: ['hero', 'gap', 'unknown'], props: ['title', 'heading'], slots: ['inner'], maxVersion: 4 })
    fc.assert(
      fc.property(any, (before) => {
        const once = migrate(before, STEPS)
        expect(migrate(once, STEPS)).toBe(once)
      }),
    )
  })
})
