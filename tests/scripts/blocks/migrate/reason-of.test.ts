import { expect, it } from 'vitest'
import { reasonOf } from '../../../../scripts/blocks/migrate/reason-of.ts'

const said = (answer: object): Error => Object.assign(new Error(JSON.stringify(answer)), { name: 'InvalidEntry' })

it('says of a refused entry which field the CMS did not take, and why', () => {
  const errors = [
    { name: 'unknown', path: ['fields', 'title'], details: 'The property "title" is not allowed here.' },
    { name: 'required', path: ['fields', 'text', 'en'] },
  ]
  expect(reasonOf(said({ status: 422, message: 'Validation error', details: { errors } }))).toBe(
    'InvalidEntry: fields.title: The property "title" is not allowed here.; fields.text.en: required',
  )
})

it('repeats what the CMS says where it names no field, and what happened where it said nothing', () => {
  expect(reasonOf(said({ message: 'Version mismatch', details: 'none' }))).toBe('InvalidEntry: Version mismatch')
  expect(reasonOf(new Error('connect ECONNREFUSED'))).toBe('connect ECONNREFUSED')
  expect(reasonOf(new Error('[1]'))).toBe('[1]')
  expect(reasonOf('gone')).toBe('gone')
})
