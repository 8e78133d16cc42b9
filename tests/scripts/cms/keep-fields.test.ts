import type { IValidation } from 'contentful-migration'
import { expect, it } from 'vitest'
import type { ContentModel, FieldModel } from '../../../scripts/cms/content-model.ts'
import { diffModels, losses } from '../../../scripts/cms/diff-models.ts'
import { keepFields } from '../../../scripts/cms/keep-fields.ts'

const field = (id: string, type: 'Symbol' | 'Text' = 'Symbol'): FieldModel => ({
  id,
  options: { name: id, type, localized: true, required: true, validations: [] },
})
const model = (fields: readonly FieldModel[]): ContentModel => new Map([['promo', { id: 'promo', name: 'Promo', description: '', fields }]])

it('creates the new field and keeps the old one, optional and closed, until its content is moved', () => {
  const from = model([field('title')])
  const changes = keepFields(diffModels(from, model([field('heading')])), from)
  expect(losses(changes)).toEqual([])
  expect(changes).toMatchObject([
    {
      id: 'promo',
      fields: [
        { kind: 'createField', id: 'heading' },
        { kind: 'editField', id: 'title', options: { type: 'Symbol', required: false, disabled: true } },
      ],
    },
  ])
})

it('leaves the new field optional, so that older content can be published, and rolled back, as it is', () => {
  const from = model([field('title')])
  const changes = keepFields(diffModels(from, model([field('heading')])), from)
  expect(changes).toMatchObject([{ fields: [{ kind: 'createField', id: 'heading', options: { required: false } }, {}] }])
  const made = model([{ ...field('heading'), options: { ...field('heading').options, required: false } }])
  expect(keepFields(diffModels(made, model([field('heading')])), made)).toEqual([])
  expect(diffModels(made, model([field('heading')]))).toMatchObject([{ fields: [{ kind: 'editField', options: { required: true } }] }])
})

it('allows meanwhile every choice of either form, and keeps the rules that are in both', () => {
  const shaped = (validations: readonly IValidation[]) =>
    model([{ id: 'tone', options: { name: 'tone', type: 'Symbol', required: false, validations: [...validations] } }])
  const from = shaped([{ in: ['dark', 'light'] }, { size: { max: 9 } }, { unique: true }])
  const to = shaped([{ in: ['light', 'bright'] }, { size: { max: 6 } }, { unique: true }, { prohibitRegexp: { pattern: 'x' } }])
  const both: readonly IValidation[] = [{ in: ['dark', 'light', 'bright'] }, { unique: true }]
  expect(keepFields(diffModels(from, to), from)).toMatchObject([{ fields: [{ kind: 'editField', options: { validations: both } }] }])
  expect(keepFields(diffModels(shaped(both), to), shaped(both))).toEqual([])
})

it('creates a new type unchanged: it has no content yet', () => {
  expect(keepFields(diffModels(new Map(), model([field('title')])), new Map())).toMatchObject([
    { kind: 'createContentType', fields: [{ kind: 'createField', options: { required: true } }] },
  ])
})

it('changes nothing the second time', () => {
  const retained = { id: 'title', options: { ...field('title').options, required: false, disabled: true } }
  const from = model([field('heading'), retained])
  expect(keepFields(diffModels(from, model([field('heading')])), from)).toEqual([])
})

it('still names a field as lost that changes its type', () => {
  const from = model([field('title')])
  expect(losses(keepFields(diffModels(from, model([field('title', 'Text')])), from))).toEqual(['the values of "promo.title"'])
})
