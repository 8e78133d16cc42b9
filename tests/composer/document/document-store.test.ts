import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDocumentStore, unsavedIds } from '../../../composer/document/document-store.ts'
import { composeDocument } from './setup.ts'

const textOf = (store: ReturnType<typeof createDocumentStore>) => store.get().document.entries['head']?.fields['text']?.['en']

const open = (now = () => 0) => createDocumentStore(composeDocument(), now)

describe('a page that is open', () => {
  it('has nothing to save until something is changed', () => {
    expect(unsavedIds(open().get())).toEqual([])
  })

  it('has one entry to save once a text of it is changed, and none when the text is as it was', () => {
    const store = open()
    store.change('head', 'text', 'en', 'Good evening')
    expect(unsavedIds(store.get())).toEqual(['head'])
    store.change('head', 'text', 'en', 'Good morning')
    expect(unsavedIds(store.get())).toEqual([])
  })

  it('takes a sentence typed without a pause back as one step, and what was typed after a pause as another', () => {
    let time = 0
    const store = open(() => time)
    for (const [index, letter] of ['G', 'Go', 'Goo'].entries()) {
      time = index * 100
      store.change('head', 'text', 'en', letter)
    }
    time += 5_000
    store.change('head', 'text', 'en', 'Good')
    store.undo()
    expect(textOf(store)).toBe('Goo')
    store.undo()
    expect(textOf(store)).toBe('Good morning')
  })

  it('takes a point that was dragged back as one step, and what was done to it after a pause as another', () => {
    let time = 0
    const store = open(() => time)
    const move = (x: number, after: number): void => {
      time += after
      store.change('head', 'focus', 'en', { x, y: 50 })
    }
    const pointOf = () => store.get().document.entries['head']?.fields['focus']?.['en']
    for (let x = 1; x <= 9; x += 1) move(x, 16)
    move(60, 1000)
    store.undo()
    expect(pointOf()).toEqual({ x: 9, y: 50 })
    store.undo()
    expect(pointOf()).toBeUndefined()
  })

  it('undoes fifty steps and does them again', () => {
    let time = 0
    const store = open(() => (time += 10_000))
    for (let step = 1; step <= 50; step += 1) store.change('head', 'text', 'en', `Step ${step}`)
    for (let step = 0; step < 50; step += 1) store.undo()
    expect(store.get().document).toEqual(composeDocument())
    for (let step = 0; step < 50; step += 1) store.redo()
    expect(textOf(store)).toBe('Step 50')
  })

  it('is the same after any changes and as many undos', () => {
    const change = fc.record({
      field: fc.constantFrom('text', 'level', 'size'),
      locale: fc.constantFrom('en', 'fr'),
      value: fc.oneof(fc.string(), fc.integer(), fc.constant(undefined), fc.constant('__proto__')),
    })
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        let time = 0
        const store = open(() => (time += 10_000))
        for (const { field, locale, value } of changes) store.change('head', field, locale, value)
        const end = store.get().document
        const steps = store.get().past.length
        for (let step = 0; step < steps; step += 1) store.undo()
        expect(store.get().document).toEqual(composeDocument())
        for (let step = 0; step < steps; step += 1) store.redo()
        expect(store.get().document).toEqual(end)
      }),
    )
  })

  it('forgets what was undone once something else is typed', () => {
    const store = open()
    store.change('head', 'text', 'en', 'One')
    store.undo()
    store.change('head', 'text', 'en', 'Two')
    store.redo()
    expect(textOf(store)).toBe('Two')
  })
})
