// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { PropSchema } from '../../../schemas/block-schema.ts'
import { PropField } from '../../../platform/gallery/prop-field.tsx'
import type { Json } from '../../../schemas/page.ts'
import { fillForm, readForm } from '../../../src/gallery/props-form.ts'

const PROPS: Readonly<Record<string, PropSchema>> = {
  columns: { title: 'Columns', 'x-field': 'integer', 'x-responsive': true, type: 'integer', default: 4 },
  align: { title: 'Align', 'x-field': 'enum', 'x-responsive': true, enum: ['start', 'center'], default: 'start' },
  open: { title: 'Open', 'x-field': 'boolean', 'x-responsive': true, type: 'boolean', default: false },
  heading: { title: 'Heading', 'x-field': 'shortText', type: 'string', maxLength: 20, default: '' },
}

const formOf = (values: Readonly<Record<string, Json>>): HTMLFormElement => {
  const form = document.createElement('form')
  form.innerHTML = renderToStaticMarkup(
    Object.entries(PROPS).map(([name, schema]) => (
      <PropField key={name} name={name} schema={schema} value={values[name]} message={undefined} />
    )),
  )
  return form
}
const setTo = (form: HTMLFormElement, id: string, value: string): void => {
  const control = form.querySelector<HTMLInputElement | HTMLSelectElement>(`#${id}`)
  if (control === null) throw new Error(`No ${id}`)
  control.value = value
}

const PLAIN = { columns: 4, align: 'start', open: false, heading: 'Hello' }
const BY_WIDTH = { columns: { mobileLarge: 1, tabletMedium: 2, desktop: 4 }, align: { mobileLarge: 'center', desktop: 'start' } }

it('a prop with values by width has a labelled control for each, and untouched it changes nothing', () => {
  const form = formOf({ ...PLAIN, ...BY_WIDTH, open: { tabletMedium: true, desktop: false } })
  expect([...form.querySelectorAll('label')].slice(0, 3).map(({ textContent }) => textContent)).toEqual([
    'Columns',
    'Columns on tablets',
    'Columns on phones',
  ])
  expect(readForm(form, { ...PLAIN, ...BY_WIDTH, open: { tabletMedium: true, desktop: false } })).toEqual({ changed: {}, problems: [] })
  expect(readForm(formOf(PLAIN), PLAIN)).toEqual({ changed: {}, problems: [] })
})

it('a value for phones is added and taken away, and what is by width goes back to the fixture', () => {
  const form = formOf(PLAIN)
  setTo(form, 'prop-columns-mobileLarge', '1')
  setTo(form, 'prop-align-tabletMedium', '"center"')
  setTo(form, 'prop-open-mobileLarge', 'true')
  expect(readForm(form, PLAIN).changed).toEqual({
    columns: { mobileLarge: 1, desktop: 4 },
    align: { tabletMedium: 'center', desktop: 'start' },
    open: { mobileLarge: true, desktop: false },
  })
  setTo(form, 'prop-columns-mobileLarge', '')
  fillForm(form, { ...PLAIN, ...BY_WIDTH })
  expect(readForm(form, { ...PLAIN, ...BY_WIDTH }).changed).toEqual({})
})
