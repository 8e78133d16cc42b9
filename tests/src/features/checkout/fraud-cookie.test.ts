// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { markDevice } from '../../../../src/features/checkout/fraud-cookie.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  document.cookie = 'forterToken=; Max-Age=0; Path=/'
  vi.useRealTimers()
})

const ID = '0123456789abcdef0123456789abcdef'
const NEVER = new Promise<never>(() => undefined)

const mark = (answer: Promise<unknown>) => {
  const written: string[] = []
  const page = {
    get cookie() {
      return document.cookie
    },
    set cookie(text: string) {
      written.push(text)
      document.cookie = text
    },
  }
  markDevice(answer, { page, isSecure: false, now: () => 1_763_600_000_000, newId: () => ID })
  return written
}

it('a device is marked for 1825 days, and keeps its mark [STORE-16]', () => {
  expect(mark(NEVER)).toEqual([`forterToken=${ID}_1763600000000_; Path=/; Max-Age=157680000; SameSite=Lax`])
  document.cookie = `forterToken=${'f'.repeat(32)}_1700000000000_t60; Path=/`
  mark(NEVER)
  expect(document.cookie).toBe(`forterToken=${'f'.repeat(32)}_1700000000000_`)
})

it.each(['nonsense', `${ID}_x_`, `${ID}_1_t5_more`])('a mark of another form, such as %s, is replaced', (value) => {
  document.cookie = `forterToken=${value}; Path=/`
  mark(NEVER)
  expect(document.cookie).toBe(`forterToken=${ID}_1763600000000_`)
})

it('the mark says after 5, 10, 15, 30 and 60 s that the script has not answered, and nothing once it has [STORE-17]', async () => {
  const markers = mark(NEVER)
  const last = () => /_(t?\d*);/.exec(markers.at(-1) ?? '')?.[1]
  for (const [wait, marker] of [
    [4_999, ''],
    [1, 't5'],
    [5_000, 't10'],
    [5_000, 't15'],
    [15_000, 't30'],
    [30_000, 't60'],
    [600_000, 't60'],
  ] as const) {
    await vi.advanceTimersByTimeAsync(wait)
    expect(last()).toBe(marker)
  }
  let answer = (_: string): void => undefined
  const late = mark(new Promise((resolve) => (answer = resolve)))
  await vi.advanceTimersByTimeAsync(10_000)
  answer('device')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(late.map((text) => /_(t?\d*);/.exec(text)?.[1])).toEqual(['', 't5', 't10', ''])
})

it('a script that fails has not answered', async () => {
  const markers = mark(Promise.reject(new Error('blocked')))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(markers.at(-1)).toContain('_t5;')
})
