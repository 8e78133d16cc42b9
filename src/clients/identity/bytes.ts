/** Bytes in the form the browser's cryptography takes. */
export type Bytes = Uint8Array<ArrayBuffer>

export const bytesOfHex = (hex: string): Bytes => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
export const hexOfBytes = (bytes: Bytes): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
export const bytesOfText = (text: string): Bytes => new Uint8Array(new TextEncoder().encode(text))
export const bytesOfBase64 = (text: string): Bytes => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
export const base64OfBytes = (bytes: Bytes): string => btoa(String.fromCharCode(...bytes))
export const joined = (...parts: readonly Bytes[]): Bytes => Uint8Array.from(parts.flatMap((part) => [...part]))

export const sha256 = async (bytes: Bytes): Promise<Bytes> => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

export const hmacSha256 = async (key: Bytes, bytes: Bytes): Promise<Bytes> => {
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, bytes))
}
