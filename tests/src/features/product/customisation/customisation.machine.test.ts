import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { Customisation } from '../../../../../schemas/api/customisation.ts'
import {
  customisationMachine,
  type PreviewOutcome,
  type PreviewRequest,
} from '../../../../../src/features/product/customisation/customisation.machine.ts'

const rules: Customisation = {
  enabled: true,
  excludeSkus: ['PLAIN'],
  hasPreview: true,
  options: [
    {
      id: 'text',
      type: 'text',
      label: 'Engraving',
      values: [],
      applyDefault: false,
      inputAttributes: { maxLength: 5 },
      rules: [{ rule: 'required' }],
    },
    {
      id: 'ink',
      type: 'swatches',
      label: 'Ink',
      values: [{ value: '#fff', label: 'White', type: 'hex' }],
      applyDefault: false,
      inputAttributes: {},
      rules: [{ rule: 'required' }],
    },
  ],
}

interface Request extends PreviewRequest {
  readonly signal: AbortSignal
  readonly answer: (outcome?: PreviewOutcome) => void
  readonly fail: () => void
}

/** The chart over a service that answers when it is told to. */
const open = async ({
  changes = {},
  choices = {},
  sku,
}: { changes?: Partial<Customisation>; choices?: Record<string, string>; sku?: string } = {}) => {
  const clock = new SimulatedClock()
  const requests: Request[] = []
  const [report, store] = [vi.fn(), vi.fn()]
  const machine = customisationMachine.provide({
    actors: {
      preview: fromPromise<PreviewOutcome, PreviewRequest>(
        ({ input, signal }) =>
          new Promise((resolve, reject) => {
            const shown = { kind: 'shown', display: { texts: [{ label: 'Engraving', value: input.choices['text'] ?? '' }] } } as const
            requests.push({ ...input, signal, answer: (outcome = shown) => resolve(outcome), fail: () => reject(new Error('down')) })
          }),
      ),
    },
    actions: { report: (_, { during }) => report(during), store: (_, stored) => store(stored) },
  })
  const actor = createActor(machine, { input: { rules: { ...rules, ...changes }, sku }, clock }).start()
  actor.send({ type: 'opened', choices, sku })
  const type = (value: string) => actor.send({ type: 'choice.changed', id: 'text', value })
  const settle = async (act: () => void) => {
    act()
    await new Promise((next) => setTimeout(next))
  }
  const last = (): Request => {
    const request = requests.at(-1)
    if (request === undefined) throw new Error('Nothing was asked for.')
    return request
  }
  const shown = () => actor.getSnapshot().context.display?.texts[0]?.value
  return { actor, clock, requests, report, store, type, settle, last, shown, tags: () => [...actor.getSnapshot().tags] }
}

describe('the choices of a product', () => {
  it('are what was stored as far as there is such a choice, with a preview of it before anything is typed [CUST-07, CUST-08]', async () => {
    const { last, actor, tags } = await open({ choices: { text: 'Ada 🎉 and Bo', ink: 'gone', other: 'x' }, sku: 'A' })
    expect([last().choices, last().sku, tags()]).toEqual([{ text: 'Ada  ' }, 'A', ['loading']])
    expect(actor.getSnapshot().context.problems).toEqual([])
  })

  it('are pushed at once, and once more a second after the last letter [CUST-04, CUST-05]', async () => {
    const { clock, requests, type, settle, last, shown } = await open()
    await settle(() => last().answer())
    type('A')
    type('Ad')
    expect(requests.map(({ choices }) => choices['text'])).toEqual([undefined, 'A', 'Ad'])
    clock.increment(999)
    expect(requests).toHaveLength(3)
    await settle(() => last().answer())
    clock.increment(1)
    expect(requests.map(({ choices }) => choices['text'])).toEqual([undefined, 'A', 'Ad', 'Ad'])
    clock.increment(10_000)
    expect([requests.length, shown()]).toEqual([4, 'Ad'])
  })

  it('never show the answer to an earlier letter, and stop asking for it [CUST-05]', async () => {
    const { requests, type, settle, last, shown } = await open()
    await settle(() => last().answer())
    type('A')
    const [, early] = requests
    type('Ad')
    expect(early?.signal.aborted).toBe(true)
    await settle(() => last().answer())
    await settle(() => early?.answer())
    expect(shown()).toBe('Ad')
  })

  it('let nobody buy until the preview is there, which the second push does not ask for again [CUST-06]', async () => {
    const { clock, type, settle, last, tags } = await open()
    expect(tags()).toEqual(['loading'])
    await settle(() => last().answer())
    expect(tags()).toEqual([])
    type('A')
    expect(tags()).toEqual(['loading'])
    await settle(() => last().answer())
    clock.increment(1_000)
    expect(tags()).toEqual([])
  })

  it('wait on where the answer takes longer than the second push [CUST-06]', async () => {
    const { clock, requests, type, settle, last, tags } = await open()
    await settle(() => last().answer())
    type('A')
    clock.increment(1_000)
    expect([requests.length, tags()]).toEqual([3, ['loading']])
  })

  it('are without emoji, and cut to what fits [CUST-14, CUST-15]', async () => {
    const { actor, type, store } = await open()
    type('👋Hello!')
    expect(actor.getSnapshot().context.choices['text']).toBe('Hello')
    expect(store).toHaveBeenLastCalledWith({ text: 'Hello' })
  })

  it('are tried again by themselves after two seconds where the beginning failed, and once only [CUST-18, CUST-19]', async () => {
    const { clock, requests, report, settle, last, tags, actor } = await open()
    await settle(() => last().fail())
    expect([tags(), requests.length]).toEqual([['loading'], 1])
    clock.increment(2_000)
    expect(requests).toHaveLength(2)
    await settle(() => last().fail())
    clock.increment(60_000)
    expect([tags(), requests.length, report.mock.calls]).toEqual([['error'], 2, [['init'], ['init']]])
    actor.send({ type: 'retry.clicked' })
    await settle(() => last().answer())
    expect(tags()).toEqual([])
  })

  it('keep what was typed and the last good preview where a push fails, and are pushed with the next letter [CUST-18, CUST-19]', async () => {
    const { actor, report, type, settle, last, shown, tags } = await open()
    await settle(() => last().answer())
    type('A')
    await settle(() => last().answer())
    type('Ad')
    await settle(() => last().fail())
    expect([actor.getSnapshot().context.choices['text'], shown(), tags(), report.mock.calls]).toEqual(['Ad', 'A', ['error'], [['post']]])
    type('Ada')
    await settle(() => last().answer())
    expect([shown(), tags()]).toEqual(['Ada', []])
  })

  it('say what the service refuses until that option is changed [CUST-11]', async () => {
    const { actor, type, settle, last, tags } = await open()
    await settle(() => last().answer())
    type('REJECT')
    await settle(() => last().answer({ kind: 'refused', problems: [{ path: 'text', rule: 'forbidden', message: 'Kinder, please.' }] }))
    const problems = () => actor.getSnapshot().context.problems.map(({ path, rule }) => [path, rule])
    expect([problems(), tags()]).toEqual([[['text', 'forbidden']], []])
    actor.send({ type: 'purchase.refused' })
    expect(problems()).toEqual([
      ['text', 'forbidden'],
      ['ink', 'required'],
    ])
    type('Ada')
    expect(problems()).toEqual([['ink', 'required']])
  })

  it('are neither pushed nor waited for where the sku is sold as it is, or there is no preview [CUST-13]', async () => {
    const plain = await open({ sku: 'PLAIN' })
    plain.type('A')
    expect([plain.requests, plain.tags()]).toEqual([[], []])
    plain.actor.send({ type: 'sku.changed', sku: 'A' })
    expect([plain.requests.length, plain.tags()]).toEqual([1, ['loading']])
    const without = await open({ changes: { hasPreview: false } })
    without.type('A')
    expect([without.requests, without.tags()]).toEqual([[], []])
  })
})
