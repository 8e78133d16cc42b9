import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDeviceFingerprint } from '../../../../src/features/checkout/device-fingerprint.ts'
import { memoryStorage } from '../../../factories/memory-storage.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const create = (ask: () => Promise<string>, known?: string) => {
  const storage = memoryStorage(known === undefined ? {} : { entries: { deviceFingerprint: known } })
  const reports: string[] = []
  const asked = vi.fn(ask)
  const fingerprint = createDeviceFingerprint({ ask: asked, storage, report: ({ code }) => void reports.push(code) })
  return { fingerprint, storage, reports, asked }
}

describe('the device fingerprint of an order', () => {
  it('is what the script says, asked for once, and is stored as plain text [STORE-07]', async () => {
    const { fingerprint, storage, asked } = create(async () => 'df-1')
    fingerprint.prepare()
    expect(await fingerprint.read()).toBe('df-1')
    expect(await fingerprint.read()).toBe('df-1')
    expect(asked).toHaveBeenCalledTimes(1)
    expect(storage.getItem('deviceFingerprint')).toBe('df-1')
  })

  it('is waited for no longer than 2.5 s where the script hangs [CHECKOUT-17]', async () => {
    const { fingerprint, reports } = create(() => new Promise(() => undefined))
    fingerprint.prepare()
    let read: string | undefined | 'waiting' = 'waiting'
    void fingerprint.read().then((value) => (read = value))
    await vi.advanceTimersByTimeAsync(2_499)
    expect(read).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect(read).toBeUndefined()
    expect(reports).toEqual(['noFingerprint'])
  })

  it('is not waited for at all where the script fails, and does not change for a repeated try [CHECKOUT-17]', async () => {
    let answer = (_: string): void => undefined
    const { fingerprint } = create(() => new Promise((resolve) => (answer = resolve)))
    const first = fingerprint.read()
    await vi.advanceTimersByTimeAsync(2_500)
    expect(await first).toBeUndefined()
    answer('too-late')
    expect(await fingerprint.read()).toBeUndefined()
    expect(await create(async () => Promise.reject(new Error('blocked'))).fingerprint.read()).toBeUndefined()
  })

  it.each(['', 'x'.repeat(5_001)])('is the one of the last order where the script says nothing the server takes', async (said) => {
    expect(await create(async () => said, 'df-0').fingerprint.read()).toBe('df-0')
  })

  it('goes without storage where the browser refuses it', async () => {
    const refuse = (): never => {
      throw new DOMException('refused', 'SecurityError')
    }
    const storage = { ...memoryStorage(), getItem: refuse, setItem: refuse }
    const of = (ask: () => Promise<string>) => createDeviceFingerprint({ ask, storage, report: () => undefined }).read()
    expect(await of(async () => 'df-1')).toBe('df-1')
    expect(await of(async () => Promise.reject(new Error('blocked')))).toBeUndefined()
  })
})
