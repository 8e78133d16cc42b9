// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { askFingerprint } from '../../../../src/clients/payments/device-fingerprint.ts'

afterEach(() => void Reflect.deleteProperty(globalThis, 'dfDo'))

/** Scripts that were added to the page; the test says what becomes of each. */
const scripts = () => [...document.head.querySelectorAll('script')]

describe('the script of the device fingerprint', () => {
  it('is loaded once however often it is asked, and leaves no field behind [THIRD-04]', async () => {
    const asked = [askFingerprint('/one'), askFingerprint('/one')]
    expect(scripts().filter(({ src }) => src.endsWith('/one/hpp/js/df.js'))).toHaveLength(1)
    Object.assign(globalThis, { dfDo: (id: string) => Object.assign(document.getElementById(id) ?? {}, { value: 'df-1' }) })
    scripts().at(-1)?.dispatchEvent(new Event('load'))
    expect(await Promise.all(asked)).toEqual(['df-1', 'df-1'])
    expect(document.querySelectorAll('input')).toHaveLength(0)
  })

  it('fails where it cannot be loaded, and where it is something else', async () => {
    const blocked = askFingerprint('/two')
    scripts().at(-1)?.dispatchEvent(new Event('error'))
    await expect(blocked).rejects.toThrow('Can not load script')
    const other = askFingerprint('/two')
    scripts().at(-1)?.dispatchEvent(new Event('load'))
    await expect(other).rejects.toThrow('dfDo')
  })
})
