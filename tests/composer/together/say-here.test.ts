import { expect, it, vi } from 'vitest'
import type { HereAnswer } from '../../../schemas/api/compose-together.ts'
import type { Answer } from '../../../composer/api/compose-client.ts'
import { sayHere } from '../../../composer/together/say-here.ts'
import { defined } from '../../../src/lib/defined.ts'

const ANSWER: Answer<HereAnswer> = { ok: true, value: { others: [], changed: [] } }
const refuse = (status: number, retryAfterMs?: number): Answer<HereAnswer> => ({
  ok: false,
  status,
  refusal: { code: 'NO', message: '', requestId: '' },
  ...defined({ retryAfterMs }),
})

/** A window whose timers run when the test says so, and what it waits for. */
const open = (first: Answer<HereAnswer> = ANSWER) => {
  const ping = vi.fn(async () => first)
  const waits: number[] = []
  let run: (() => void) | undefined
  const state = { isHidden: false }
  const onSilence = vi.fn()
  const saying = sayHere({
    ping,
    onAnswer: async () => undefined,
    onSilence,
    isHidden: () => state.isHidden,
    later: (next, ms) => {
      waits.push(ms)
      run = next
      return () => void (run = undefined)
    },
  })
  /** Waits for the answer on its way, then lets the time pass. */
  const passes = async (): Promise<void> => {
    await vi.waitFor(() => expect(run).toBeDefined())
    const now = run
    run = undefined
    now?.()
  }
  return { ping, waits, state, onSilence, saying, passes, isWaiting: () => run !== undefined }
}

it('a window says that it is here at once and every three seconds, and less often while nobody looks at it', async () => {
  const { ping, waits, state, passes } = open()
  await passes()
  state.isHidden = true
  await passes()
  await vi.waitFor(() => expect(waits).toEqual([3_000, 10_000, 10_000]))
  expect(ping).toHaveBeenCalledTimes(3)
})

it('asks less and less often while it is refused, no sooner than it is told to, and as before once it is answered', async () => {
  const { ping, waits, passes, onSilence } = open(refuse(503))
  for (let time = 0; time < 6; time += 1) await passes()
  await vi.waitFor(() => expect(waits).toEqual([3_000, 6_000, 12_000, 24_000, 48_000, 60_000, 60_000]))
  expect(onSilence).toHaveBeenCalledTimes(5)
  ping.mockResolvedValueOnce(refuse(429, 90_000))
  await passes()
  await vi.waitFor(() => expect(waits.at(-1)).toBe(90_000))
  ping.mockResolvedValue(ANSWER)
  await passes()
  await vi.waitFor(() => expect(waits.at(-1)).toBe(3_000))
})

it('is silent where she is signed out until she comes back to it, and nobody else is shown meanwhile', async () => {
  const { ping, saying, onSilence, isWaiting } = open(refuse(401))
  await vi.waitFor(() => expect(onSilence).toHaveBeenCalled())
  expect(isWaiting()).toBe(false)
  ping.mockResolvedValue(ANSWER)
  saying.wake()
  await vi.waitFor(() => expect(isWaiting()).toBe(true))
  expect(ping).toHaveBeenCalledTimes(2)
})

it('asks once at a time however often she comes back, and never again once the page is closed', async () => {
  const { ping, saying, isWaiting } = open()
  saying.wake()
  saying.wake()
  expect(ping).toHaveBeenCalledTimes(1)
  await vi.waitFor(() => expect(isWaiting()).toBe(true))
  saying.stop()
  saying.wake()
  expect([ping.mock.calls.length, isWaiting()]).toEqual([1, false])
})
