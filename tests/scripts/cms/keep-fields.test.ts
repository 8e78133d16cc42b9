import { expect, it } from 'vitest'
import type { ContentModel, FieldModel } from '../../../scripts/cms/content-model.ts'
import { diffModels, losses } from '../../../scripts/cms/diff-models.ts'
import { keepFields } from '../../../scripts/cms/keep-fields.ts'

const field = (id: string, type: 'Symbol' | 'Text' = 'Symbol'): FieldModel => ({
  id,
  options: { name: id, type, localized: true, required: true, validations: [] },
})
const model = (fields: readonly FieldModel[]): ContentModel => new Map([['promo', { id: 'promo', name: 'Promo', description: '', fields }]])

it('makes the new field and keeps the old one, optional and closed, until its content is moved', () => {
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

it('says nothing twice: a kept field stays kept', () => {
  const kept = { id: 'title', options: { ...field('title').options, required: false, disabled: true } }
  const from = model([field('heading'), kept])
  expect(keepFields(diffModels(from, model([field('heading')])), from)).toEqual([])
})

it('still names as lost what changes its type: a field cannot stay beside itself', () => {
  const from = model([field('title')])
  expect(losses(keepFields(diffModels(from, model([field('title', 'Text')])), from))).toEqual(['the values of "promo.title"'])
})
