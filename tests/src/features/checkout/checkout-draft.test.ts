import { expect, it } from 'vitest'
import { forgetDraft, markDraftSaved, readDraft, writeDraft } from '../../../../src/features/checkout/checkout-draft.ts'
import { memoryStorage } from '../../../factories/memory-storage.ts'

const draft = { consumer: { email: 'ada@example.org' }, address: { city: 'Leeds' } }

it('keeps what was typed for one site until it is forgotten', () => {
  const storage = memoryStorage()
  writeDraft(storage, 'ald-gb', draft)
  expect([readDraft(storage, 'ald-gb'), readDraft(storage, 'ald-us')]).toEqual([draft, undefined])
  forgetDraft(storage)
  expect(readDraft(storage, 'ald-gb')).toBeUndefined()
})

it('knows that the bag holds what was typed, until something else is typed', () => {
  const storage = memoryStorage()
  markDraftSaved(storage, 'ald-gb')
  expect(readDraft(storage, 'ald-gb')).toBeUndefined()
  writeDraft(storage, 'ald-gb', draft)
  markDraftSaved(storage, 'ald-gb')
  expect(readDraft(storage, 'ald-gb')).toEqual({ ...draft, isSaved: true })
  writeDraft(storage, 'ald-gb', draft)
  expect(readDraft(storage, 'ald-gb')).toEqual(draft)
})

it('has nothing where the browser stores nothing, or something else', () => {
  const refusing = memoryStorage({ isRefusing: true })
  writeDraft(refusing, 'ald-gb', draft)
  expect([readDraft(refusing, 'ald-gb'), readDraft(undefined, 'ald-gb')]).toEqual([undefined, undefined])
  expect(readDraft(memoryStorage({ entries: { checkoutDraft: '{' } }), 'ald-gb')).toBeUndefined()
})
