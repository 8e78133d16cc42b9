import { loadScript } from '../../lib/load-script.ts'

/** Asks the provider's script for the fingerprint of this device. It writes into a field of the page, when it is ready. */
export const askFingerprint = async (baseUrl: string): Promise<string> => {
  await loadScript(`${baseUrl}/hpp/js/df.js`)
  const ask: unknown = Reflect.get(globalThis, 'dfDo')
  if (typeof ask !== 'function') throw new Error('The script of the device fingerprint has no dfDo')
  const field = document.createElement('input')
  field.type = 'hidden'
  field.id = `device-fingerprint-${crypto.randomUUID()}`
  try {
    return await new Promise((resolve) => {
      // Writing to a field's value raises no event.
      Object.defineProperty(field, 'value', { set: (value: unknown) => resolve(String(value)) })
      document.body.append(field)
      ask(field.id)
    })
  } finally {
    field.remove()
  }
}
