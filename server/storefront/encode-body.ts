import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const unpackBrotli = promisify(brotliDecompress)
const zip = promisify(gzip)

/** Content codings that browsers accept. */
export type ContentCoding = 'br' | 'gzip'

/** What is sent, in the coding that is asked for. */
export interface Body {
  /** In memory, in bytes. */
  readonly size: number
  readonly plain: () => Promise<Buffer>
  /** Compressed on the first request for a coding and kept; undefined where it gains nothing. */
  readonly encode: (coding: ContentCoding) => Promise<Buffer | undefined>
}

/** Smaller bodies gain nothing, in bytes. */
const MIN_BYTES = 1024
/**
 * A listing is 16.2 kB at 5 and 15.9 at 7. From 7 on, brotli takes 8 MB and more for each answer: alone that is as quick, but under
 * load the system hands the memory out page by page, and an uncached page costs 31 ms of processor time instead of 12.
 */
const BROTLI_QUALITY = 5
/** Brotli's window as powers of two: a smaller one saves nothing, 22 is the default. */
const MIN_WINDOW_BITS = 16
const MAX_WINDOW_BITS = 22

/** Compresses what is asked for; few answers are needed in both codings. */
export const lazyBody = (bytes: Buffer): Body => ({
  size: bytes.length,
  plain: () => Promise.resolve(bytes),
  encode: bytes.length < MIN_BYTES ? async () => undefined : encodeOnce((coding) => (coding === 'br' ? compress(bytes) : zip(bytes))),
})

/** Keeps the compressed bytes alone, an eighth of a page: for what stays in memory, since nearly nobody asks for another coding. */
export const packedBody = async (bytes: Buffer): Promise<Body> => {
  if (bytes.length < MIN_BYTES) return lazyBody(bytes)
  const packed = await compress(bytes)
  const plain = (): Promise<Buffer> => unpackBrotli(packed)
  return { size: packed.length, plain, encode: encodeOnce(async (coding) => (coding === 'br' ? packed : zip(await plain()))) }
}

const encodeOnce = (make: (coding: ContentCoding) => Promise<Buffer>): ((coding: ContentCoding) => Promise<Buffer>) => {
  const made = new Map<ContentCoding, Promise<Buffer>>()
  return (coding) => {
    const encoded = made.get(coding) ?? make(coding)
    made.set(coding, encoded)
    return encoded
  }
}

const compress = (bytes: Buffer): Promise<Buffer> =>
  brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes.length),
    },
  })
/** A window no larger than the body: the default takes megabytes per answer, which costs more than compressing. */
const windowBits = (bytes: number): number => Math.min(MAX_WINDOW_BITS, Math.max(MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes))))

/** The coding to answer in: brotli before gzip, where the request takes it. */
export const chooseEncoding = (acceptEncoding: string | undefined): ContentCoding | undefined => {
  if (acceptEncoding === undefined) return undefined
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(acceptEncoding)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(acceptEncoding) ? 'gzip' : undefined
}
