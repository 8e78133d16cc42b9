import { expect, it } from 'vitest'
import { fixturesByType } from '../../../block-registry/fixtures.ts'
import { renderFixture } from '../../../src/gallery/render-fixture.tsx'
import { trailsOf } from '../../../src/content/trail.ts'
import { HEADING_LEVELS } from '../../../src/content/page-warnings.ts'
import { site } from '../../factories/site.ts'

const HEADING = /<h([1-6])[ >]|role="heading" aria-level="([1-6])"/g
// Products that did not come make no headings; what a tray says then is no outline to warn about.
const WITHOUT_DATA = 'products did not come'

const cases = Object.entries(fixturesByType)
  .filter(([type]) => type in HEADING_LEVELS)
  .flatMap(([type, fixtures]) => fixtures.map((fixture, index) => ({ type, index, fixture, name: fixture.name })))
  .filter(({ name }) => name !== WITHOUT_DATA)

/** Many products of one level are one step of an outline. */
const steps = (levels: readonly number[]): readonly number[] => levels.filter((level, index) => level !== levels[index - 1])

it.each(cases)('$type makes the headings its warnings count with: $name', async ({ type, index, fixture }) => {
  const expected = trailsOf([fixture.node]).flatMap(({ node }, index) => HEADING_LEVELS[node.type]?.(node.props, index) ?? [])
  const { html = '' } = (await renderFixture({ type, index, site: site('gb'), language: 'en' })) ?? {}
  const shown = [...html.matchAll(HEADING)].map(([, tag, role]) => Number(tag ?? role))
  expect(steps(shown)).toEqual(steps(expected))
})
