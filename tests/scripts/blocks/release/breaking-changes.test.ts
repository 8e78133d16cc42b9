import { beforeAll, describe, expect, it } from 'vitest'
import type { BlockSchema } from '../../../../schemas/block-schema.ts'
import { without } from '../../../../src/lib/without.ts'
import { breakingChanges as findBreaking } from '../../../../scripts/blocks/release/breaking-changes.ts'
import { readSchemas } from '../../../../scripts/blocks/read-schemas.ts'

const breakingChanges = (...versions: Parameters<typeof findBreaking>): readonly string[] =>
  findBreaking(...versions).map(({ where, message }) => `${where}: ${message}`)

let blocks: Readonly<Record<string, BlockSchema>>
let hero: BlockSchema
beforeAll(async () => {
  blocks = (await readSchemas()).blocks
  const found = blocks['hero']
  if (found === undefined) throw new Error('There is no hero.')
  hero = found
})

const changesOf = (now: object, steps = {}): readonly string[] => breakingChanges({ hero }, { hero: { ...hero, ...now } }, steps)
const withProp = (name: string, change: object): object => ({
  properties: { ...hero.properties, [name]: { ...hero.properties[name], ...change } },
})
const HINT = '; raise x-version and add a step to schemas/migrations'

describe('a change of a schema', () => {
  it('is none when nothing changed', () => {
    expect(breakingChanges(blocks, blocks, {})).toEqual([])
  })

  it('is harmless when it only allows more: a new optional prop, a longer text, another value', () => {
    expect(changesOf(withProp('heading', { maxLength: 200 }))).toEqual([])
    expect(changesOf(withProp('tone', { enum: ['light', 'dark', 'sepia'] }))).toEqual([])
    expect(
      changesOf(withProp('caption', { title: 'Caption', 'x-field': 'shortText', type: 'string', maxLength: 10, default: '' })),
    ).toEqual([])
  })

  it('is refused when content that fitted would not: gone, retyped, shorter, fewer values, newly required [BLOCK-57]', () => {
    expect(changesOf({ properties: without(hero.properties, 'eyebrow') })).toEqual([`hero: eyebrow is gone${HINT}`])
    expect(changesOf(withProp('text', { 'x-field': 'richText' }))).toEqual([`hero: text changed from longText to richText${HINT}`])
    expect(changesOf(withProp('heading', { maxLength: 10 }))).toEqual([`hero: heading takes less than before${HINT}`])
    expect(changesOf(withProp('tone', { enum: ['dark'] }))).toEqual([`hero: tone does not take light any more${HINT}`])
    expect(changesOf({ required: [...(hero.required ?? []), 'text'] })).toEqual([`hero: text is newly required${HINT}`])
  })

  it('is harmless when a prop takes values by width from now on, and refused when it does not any more', () => {
    const responsive = { hero: { ...hero, ...withProp('tone', { 'x-responsive': true }) } }
    expect(breakingChanges({ hero }, responsive, {})).toEqual([])
    expect(breakingChanges(responsive, { hero }, {})).toEqual([`hero: tone takes no values by width any more${HINT}`])
  })

  it('is refused when a slot takes less', () => {
    expect(changesOf({ 'x-slots': { buttons: { title: 'Buttons', allow: ['link'], max: 1 } } })).toEqual([
      `hero: the slot buttons does not take button any more${HINT}`,
      `hero: the slot buttons takes at most 1${HINT}`,
    ])
  })

  it('is refused when the block asks for more around it', () => {
    expect(changesOf({ 'x-needs': ['product'], 'x-parent': ['listing'] })).toEqual([
      `hero: newly needs the page's product${HINT}`,
      `hero: newly asks for a parent${HINT}`,
    ])
  })

  it('is welcome with a higher version and a step for each version on the way [BLOCK-57]', () => {
    const step = (to: number) => ({ to, up: (props: object) => props })
    expect(changesOf({ 'x-version': 3, properties: {} }, { hero: [step(2)] })).toEqual([
      'hero: there is no step to version 3 in schemas/migrations',
    ])
    expect(changesOf({ 'x-version': 3, properties: {} }, { hero: [step(2), step(3)] })).toEqual([])
  })

  it('never takes a block away or turns a version back', () => {
    expect(breakingChanges({ hero }, {}, {})).toEqual(['hero: the block is gone, and content that has it would show nothing'])
    expect(breakingChanges({ hero: { ...hero, 'x-version': 2 } }, { hero }, {})).toEqual(['hero: the version went back from 2 to 1'])
  })
})
