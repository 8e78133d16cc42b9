// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { NARROW_WIDTHS, widthTitle } from '../../../schemas/by-width.ts'
import type { BlockSchema, PropSchema } from '../../../schemas/block-schema.ts'
import type { Json } from '../../../schemas/page.ts'
import { entrySchemas } from '../../../src/content/block-schemas.ts'
import { isObject } from '../../../src/content/cms-entry.ts'
import { linkTo } from '../../factories/cms.ts'
import { showPanel } from './show-panel.tsx'

afterEach(cleanup)

/** An example's value as the CMS holds it: pictures are references there. */
const stored = (prop: PropSchema | undefined, value: Json): Json =>
  prop?.['x-field'] === 'asset' && isObject(value) ? linkTo('picture', 'Asset') : value

/** A focal point is chosen on its picture, so that has to be there. */
const picturesToPointAt = ({ properties }: BlockSchema) =>
  Object.fromEntries(
    Object.values(properties).flatMap(({ 'x-focus-of': of }) => (of === undefined ? [] : [[of, { en: linkTo('picture', 'Asset') }]])),
  )

describe.each([...entrySchemas])('the panel of %s', (type, schema) => {
  const examples = schema.examples ?? [{}]

  it.each(examples.map((example, index) => [index, example] as const))(
    'has a control called by its title for every field of example %i, and changes nothing by being opened',
    (_, example) => {
      const fields = Object.fromEntries(
        Object.entries(example).map(([name, value]) => [name, { en: stored(schema.properties[name], value) }]),
      )
      const { changes } = showPanel({ type, fields: { ...picturesToPointAt(schema), ...fields } })
      for (const [name, prop] of Object.entries(schema.properties)) {
        const titles = prop['x-responsive'] ? [prop.title, ...NARROW_WIDTHS.map((width) => widthTitle(prop.title, width))] : [prop.title]
        for (const title of titles) {
          const controls = screen.getAllByLabelText(title, { exact: true })
          expect(
            controls.some((control) => isUsable(control)),
            `${type}.${name}: ${title}`,
          ).toBe(true)
        }
      }
      expect(changes).not.toHaveBeenCalled()
    },
  )
})

/** A control, or a group that has some. */
const isUsable = (element: HTMLElement): boolean =>
  element.matches('input, select, textarea, [role=textbox]') || element.querySelector('input, button, select') !== null
