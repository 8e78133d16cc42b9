import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { OptionLevel } from '../../../../../schemas/api/product.ts'
import { normaliseProduct } from '../../../../../src/features/product/options/normalise-product.ts'
import { optionSelectionMachine } from '../../../../../src/features/product/options/option-selection.machine.ts'
import { selectionStateOf } from '../../../../../src/features/product/options/selection-actor.ts'
import { afterChoice, firstSelectionState } from '../../../../../src/features/product/options/selection-state.ts'
import { selectionView } from '../../../../../src/features/product/options/selection-view.ts'
import { colorGroup, product, sizes } from '../../../../factories/product.ts'
import { site } from '../../../../factories/site.ts'

const start = (subject = product(), query: Record<string, string> = {}) => {
  const actor = createActor(optionSelectionMachine, { input: { product: normaliseProduct(subject), query } })
  actor.start()
  return { send: actor.send.bind(actor), view: () => selectionView(selectionStateOf(actor.getSnapshot()), site('ae').product) }
}

it('follows each choice: levels, the variant meant, and the label [PDP-22, PDP-23, DATA-12]', () => {
  const { send, view } = start()
  expect(view()).toMatchObject({ variant: undefined, missing: ['size'], label: 'pickMore', isInactive: false })
  send({ type: 'option.chosen', level: 'color', value: 'navy' })
  expect(
    view()
      .levels.find(({ level }) => level === 'size')
      ?.options.map(({ isDisabled }) => isDisabled),
  ).toEqual([false, false, true])
  send({ type: 'option.chosen', level: 'size', value: 's' })
  expect(view()).toMatchObject({
    selection: { color: 'navy', size: 's' },
    variant: { sku: '900001-NAVY-S' },
    missing: [],
    label: 'lowStock',
    isInactive: false,
  })
})

it('of a product that is sold out asks for nothing and says not available [CARTBTN-02, CARTBTN-06]', () => {
  const { view } = start(product({ options: [colorGroup('tan', sizes('tan', { S: 'NOTAVAILABLE', M: 'NOTAVAILABLE' }))] }))
  expect(view()).toMatchObject({ missing: [], label: 'notAvailable', isInactive: true })
})

it('begins as the server shows it, which has no machine', () => {
  for (const query of [{}, { color: 'navy' }, { sku: '900001-NAVY-S' }, { size: 'nonsense' }]) {
    const input = { product: normaliseProduct(product()), query }
    expect(selectionStateOf(createActor(optionSelectionMachine, { input }).getSnapshot())).toEqual(firstSelectionState(input))
  }
})

it('shows a choice before the machine is there as the machine will [OPT-04, OPT-05, OPT-06]', () => {
  const input = { product: normaliseProduct(product()), query: {} }
  const choice = fc.record({
    level: fc.constantFrom<OptionLevel>('color', 'size', 'sizeType'),
    value: fc.constantFrom(...input.product.options.flatMap(({ color, size }) => [color?.value ?? '', size?.value ?? '']), 'nonsense'),
  })
  fc.assert(
    fc.property(fc.array(choice, { maxLength: 6 }), (choices) => {
      const actor = createActor(optionSelectionMachine, { input }).start()
      for (const each of choices) actor.send({ type: 'option.chosen', ...each })
      expect(choices.reduce(afterChoice, firstSelectionState(input))).toEqual(selectionStateOf(actor.getSnapshot()))
    }),
  )
})
