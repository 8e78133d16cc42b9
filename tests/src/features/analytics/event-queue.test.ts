import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createEventQueue, MAX_WAITING } from '../../../../src/features/analytics/event-queue.ts'
import type { ConsentState } from '../../../../src/site/consent.ts'

const queue = () => {
  const at: { consent: ConsentState; ready: boolean } = { consent: 'undecided', ready: false }
  const sent: number[] = []
  const { add, update } = createEventQueue<number>({ consent: () => at.consent, isReady: () => at.ready, send: (item) => sent.push(item) })
  return { at, sent, add, update }
}

it('in whatever order events, answers and the ready page come, each event is sent once or dropped, in order and never unasked [FRAME-13]', () => {
  const step = fc.oneof(
    fc.constant('event' as const),
    fc.constant('ready' as const),
    fc.constantFrom('granted' as const, 'refused' as const, 'undecided' as const),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const { at, sent, add, update } = queue()
      let waiting: number[] = []
      const expected: number[] = []
      steps.forEach((what, index) => {
        if (what === 'event') waiting.push(index)
        else if (what === 'ready') at.ready = true
        else at.consent = what
        if (at.consent === 'refused') waiting = []
        if (at.consent === 'granted' && at.ready) expected.push(...waiting.splice(0))
        if (what === 'event') add(index)
        else update()
        expect(sent).toEqual(expected)
      })
    }),
  )
})

it('keeps the newest hundred while nobody has answered, and sends what was agreed to when the page is left before it is ready [FRAME-13]', () => {
  const { at, sent, add, update } = queue()
  for (let index = 0; index < MAX_WAITING + 5; index += 1) add(index)
  update(true)
  expect(sent).toEqual([])
  at.consent = 'granted'
  update()
  expect(sent).toEqual([])
  update(true)
  expect([sent.length, sent[0], sent.at(-1)]).toEqual([MAX_WAITING, 5, MAX_WAITING + 4])
})
