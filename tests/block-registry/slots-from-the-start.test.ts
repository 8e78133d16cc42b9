// @vitest-environment jsdom
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { fixturesByType } from '../../block-registry/fixtures.ts'
import { registry as blocks } from '../../block-registry/index.ts'
import type { SlotSchema } from '../../schemas/block-schema.ts'
import { blockSchemas } from '../../src/content/block-schemas.ts'
import { fixturePage } from '../../src/gallery/fixture-page.tsx'
import { demoTerms } from '../../src/gallery/demo-terms.ts'
import { loadMessages } from '../../src/i18n/load-messages.ts'
import { createViewStore, toRegistry } from '../../src/pipeline/blocks/registry.ts'
import { ServerBlock } from '../../src/pipeline/render/server-block.tsx'
import { typesOf } from '../../src/pipeline/blocks/tree.ts'
import { siteValueOf } from '../../src/site/site-value.ts'
import { site } from '../factories/site.ts'

const registry = toRegistry(blocks)
const views = createViewStore(registry)

/** What stays HTML cannot be made in the browser: of such blocks the server's HTML is all there is. */
const takesStill = ({ allow }: Pick<SlotSchema, 'allow'>): boolean => allow.some((type) => registry[type]?.hydrate === 'never')

/** Pictures of the catalogue stand in place of those that merchandisers choose; scripts are run, not shown. */
const NOT_SHOWN = new Set(['category-cards', 'scripts'])

const withSlots = [...blockSchemas].flatMap(([type, { 'x-slots': all = {} }]) => {
  const slots = Object.entries(all).flatMap(([name, slot]) => (takesStill(slot) ? [name] : []))
  return slots.length === 0 || NOT_SHOWN.has(type) ? [] : [{ type, slots }]
})

const inSlot = (slot: string) => ({
  id: `in-${slot}`,
  type: 'headline',
  version: 1,
  props: { text: `In the slot ${slot}`, level: 2, align: 'start' },
})

/** The server's HTML of a type's first fixture, with a headline alone in each slot. */
const rendered = async (type: string, slots: readonly string[]): Promise<string> => {
  const [fixture] = fixturesByType[type] ?? []
  if (fixture === undefined) throw new Error(`There is no fixture of ${type}.`)
  const node = { ...fixture.node, slots: Object.fromEntries(slots.map((slot) => [slot, [inSlot(slot)]])) }
  await views.loadAll(typesOf([node]))
  const value = siteValueOf(site('us'), 'en', demoTerms)
  const env = { registry, views, Block: ServerBlock, showsProblems: false, onFailed: () => undefined }
  return renderToString(fixturePage({ fixture: { ...fixture, node }, env, site: value, messages: await loadMessages(value.locale) }))
}

it.each(withSlots)('a block of type $type has what stands in its slots in the HTML of the server', async ({ type, slots }) => {
  const html = await rendered(type, slots)
  expect(slots.filter((slot) => !html.includes(`In the slot ${slot}`))).toEqual([])
})
