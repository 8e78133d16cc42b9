import { stat } from 'node:fs/promises'
import sharp from 'sharp'
import type { Deps } from '../deps.ts'

/** What the API answers about a file: bytes, and for pictures pixels. */
export interface FileDetails {
  readonly size: number
  readonly image?: { readonly width: number; readonly height: number }
}

const FETCH_TIMEOUT_MS = 5_000
const MAX_BYTES = 50_000_000

/** Looks at the file at `address`. One that cannot be read has size 0: its address may only be reachable for browsers. */
export const measureAddress = async ({ runtime }: Deps, address: string): Promise<FileDetails> => {
  try {
    const response = await runtime.fetch(new URL(address, runtime.config.origin), { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) })
    if (!response.ok || Number(response.headers.get('content-length') ?? 0) > MAX_BYTES) throw new Error(`status ${response.status}`)
    const bytes = Buffer.from(await response.arrayBuffer())
    return await measure(bytes, bytes.byteLength)
  } catch (error) {
    runtime.log.warn({ address, error: error instanceof Error ? error.message : String(error) }, 'an uploaded file could not be read')
    return { size: 0 }
  }
}

/** Looks at a file on this machine. */
export const measureFile = async (path: string): Promise<FileDetails> => measure(path, (await stat(path)).size)

const measure = async (input: Buffer | string, size: number): Promise<FileDetails> => {
  // Not every file is a picture; sharp says so by refusing it.
  const picture = await sharp(input)
    .metadata()
    .catch(() => undefined)
  return picture === undefined ? { size } : { size, image: { width: picture.width, height: picture.height } }
}
