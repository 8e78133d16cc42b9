import { getShortestPaths } from '@xstate/graph'
import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock, type SnapshotFrom } from 'xstate'
import { normaliseProduct } from '../../../../../src/features/product/options/normalise-product.ts'
import { optionSelectionMachine, type Purchase } from '../../../../../src/features/product/options/option-selection.machine.ts'
import { product } from '../../../../factories/product.ts'

const tee = normaliseProduct(product())
const SIZE_S = { type: 'option.chosen', level: 'size', value: 's' } as const
const SIZE_XL = { type: 'option.chosen', level: 'size', value: 'xl' } as const
const NAVY = { type: 'option.chosen', level: 'color', value: 'navy' } as const
const CLICK = { type: 'purchase.clicked', quantity: 2 } as const

const start = (buy: (purchase: Purchase) => Promise<unknown>, query = {}) => {
  const clock = new SimulatedClock()
  const writeAddress = vi.fn()
  const clearInfoMessages = vi.fn()
  const machine = optionSelectionMachine.provide({
    actors: { purchase: fromPromise(({ input }: { input: Purchase }) => buy(input)) },
    actions: {
      writeAddress: (_, { selection }) => writeAddress(selection),
      clearInfoMessages: (_, { productId }) => clearInfoMessages(productId),
    },
  })
  const actor = createActor(machine, { input: { product: tee, query }, clock }).start()
  return { actor, clock, writeAddress, clearInfoMessages, state: () => actor.getSnapshot().value }
}
const succeed = vi.fn(async () => undefined)
const never = () => new Promise<void>(() => undefined)

describe('every state', () => {
  type Snapshot = SnapshotFrom<typeof optionSelectionMachine>
  // The purchase ends by itself; its two ends are events only inside the machine.
  const ends = ['done', 'error'].map((end) => ({ type: `xstate.${end}.actor.purchase` }) as unknown as typeof CLICK)
  const serializeState = ({ value, context }: Snapshot) => JSON.stringify([value, context.selection])
  const paths = getShortestPaths(optionSelectionMachine, {
    input: { product: tee, query: {} },
    events: [SIZE_S, NAVY, CLICK, ...ends],
    serializeState,
  })

  it('of choosing and buying can be reached', () => {
    const names = paths.map(({ state: { value } }) => `${value.purchase} ${value.messages}`)
    expect(new Set(names)).toEqual(new Set(['choosing quiet', 'choosing shown', 'purchasing shown', 'purchased shown', 'failed shown']))
  })

  it.each(paths.map((path) => [path.steps.map(({ event }) => event.type).join(', '), path] as const))(
    'after %s is the same for a real shopper',
    async (_, path) => {
      let finish: { resolve: () => void; reject: () => void } | undefined
      const { actor, state } = start(() => new Promise<void>((resolve, reject) => (finish = { resolve, reject })))
      for (const { event } of path.steps) {
        if (event.type === ends[0]?.type) finish?.resolve()
        else if (event.type === ends[1]?.type) finish?.reject()
        else if (!event.type.startsWith('xstate.')) actor.send(event)
        await new Promise((next) => setTimeout(next))
      }
      expect(serializeState(actor.getSnapshot())).toBe(serializeState(path.state))
      // Nothing is bought, or said to be, without a size; nothing is complained about before anything was done.
      if (path.state.value.purchase !== 'choosing') expect(actor.getSnapshot().context.selection.size).toBeDefined()
      if (path.state.value.messages === 'quiet') expect(state()).toEqual({ purchase: 'choosing', messages: 'quiet' })
    },
  )
})

describe('a click on the button', () => {
  it('buys the variant selected at that moment, whatever is chosen next', async () => {
    const buy = vi.fn(never)
    const { actor, state } = start(buy)
    actor.send(SIZE_S)
    actor.send(CLICK)
    actor.send(NAVY)
    expect(buy).toHaveBeenCalledOnce()
    expect(buy).toHaveBeenCalledWith({ productId: '900001', quantity: 2, variant: expect.objectContaining({ sku: '900001-WHITE-S' }) })
    expect(state()).toMatchObject({ purchase: 'choosing' })
  })

  it('again while a purchase is under way is ignored [CARTBTN-05, CARTBTN-07]', () => {
    const buy = vi.fn(never)
    const { actor } = start(buy)
    actor.send(SIZE_S)
    actor.send(CLICK)
    expect(actor.getSnapshot().matches({ purchase: 'purchasing' })).toBe(true)
    actor.send(CLICK)
    actor.send(CLICK)
    expect(buy).toHaveBeenCalledOnce()
  })

  it('on a variant that cannot be bought does nothing [CARTBTN-06]', () => {
    const buy = vi.fn(never)
    const { actor, state } = start(buy, { sku: '900001-NAVY-XL' })
    actor.send(CLICK)
    expect(buy).not.toHaveBeenCalled()
    expect(state()).toEqual({ purchase: 'choosing', messages: 'quiet' })
    expect(actor.getSnapshot().context.refusals).toBe(0)
  })

  it('ends in added or in an error, shown until the next choice or for a while [CARTBTN-03, CARTBTN-04]', async () => {
    const good = start(succeed)
    good.actor.send(SIZE_S)
    good.actor.send(CLICK)
    await vi.waitFor(() => expect(good.state()).toMatchObject({ purchase: 'purchased' }))
    good.clock.increment(4_000)
    expect(good.state()).toMatchObject({ purchase: 'choosing' })
    const bad = start(() => Promise.reject(new Error('refused')))
    bad.actor.send(SIZE_S)
    bad.actor.send(CLICK)
    await vi.waitFor(() => expect(bad.state()).toMatchObject({ purchase: 'failed' }))
    bad.actor.send(SIZE_XL)
    expect(bad.state()).toMatchObject({ purchase: 'choosing' })
  })
})

describe('messages', () => {
  it('are not shown by defaults or the address, but by a choice [CARTBTN-08]', () => {
    const { actor, state } = start(succeed, { color: 'navy' })
    expect(state()).toMatchObject({ messages: 'quiet' })
    actor.send(SIZE_S)
    expect(state()).toMatchObject({ messages: 'shown' })
  })

  it('are shown by a click with something missing, each counted once for the shake [CARTBTN-08, CARTBTN-09]', () => {
    const { actor, state } = start(succeed)
    expect(actor.getSnapshot().context.refusals).toBe(0)
    actor.send(CLICK)
    actor.send(CLICK)
    expect(state()).toMatchObject({ messages: 'shown', purchase: 'choosing' })
    expect(actor.getSnapshot().context.refusals).toBe(2)
  })
})

describe('a choice', () => {
  it('is written to the address and clears what was said before [PDP-25]', () => {
    const { actor, writeAddress, clearInfoMessages } = start(succeed)
    actor.send(NAVY)
    expect(writeAddress).toHaveBeenLastCalledWith({ color: 'navy' })
    expect(clearInfoMessages).toHaveBeenCalledWith('900001')
    actor.send(NAVY)
    expect(writeAddress).toHaveBeenCalledOnce()
  })
})
