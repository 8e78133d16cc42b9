import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { PictureStoreError, type PictureStore } from './picture-store.ts'

export interface S3Account {
  /** Where buckets are: `https://s3.eu-west-1.amazonaws.com`. */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  /** Before every path, empty or with a slash at its end. */
  readonly prefix: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

interface Deps extends S3Account {
  readonly fetch: typeof fetch
  /** Of one call. */
  readonly deadlineMs?: number
}

const DEADLINE_MS = 5_000
const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
}

/** Pictures in a bucket of any service that speaks S3. Buckets are in the path: stand-ins and most services have no names for them. */
export const createS3Store = ({ endpoint, bucket, prefix, fetch: fetcher, deadlineMs = DEADLINE_MS, ...account }: Deps): PictureStore => {
  const client = new AwsClient({ ...account, service: 's3' })
  const base = `${endpoint.replace(/\/$/, '')}/${bucket}`
  const addressOf = (path: string): string => `${base}/${`${prefix}${path}`.split('/').map(encodeURIComponent).join('/')}`

  /** Undefined where there is no such picture. */
  const call = async (what: string, address: string, init: RequestInit = {}): Promise<Response | undefined> => {
    try {
      const signed = await client.sign(address, init)
      const answer = await fetcher(signed, { signal: AbortSignal.timeout(deadlineMs) })
      if (answer.status === 404 && !(await answer.clone().text()).includes('NoSuchBucket')) return undefined
      if (!answer.ok) throw new PictureStoreError(`The picture store answers ${answer.status} to ${what}`)
      return answer
    } catch (error) {
      if (error instanceof PictureStoreError) throw error
      // What the network says names the host at most; the request, which is signed, is not taken along.
      throw new PictureStoreError(`The picture store does not answer to ${what} (${codeOf(error)})`)
    }
  }
  const has = async (path: string): Promise<boolean> => (await call(`has ${path}`, addressOf(path), { method: 'HEAD' })) !== undefined

  return {
    has,
    put: async (path, content) => {
      if (await has(path)) return
      const type = TYPES[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream'
      // A copy of its own: the bytes may be a window of a larger buffer, which the type of a body does not allow.
      const body = new Uint8Array(content)
      // Signed with the request, so that what arrives is what was sent.
      const headers = { 'content-type': type, 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') }
      if ((await call(`put ${path}`, addressOf(path), { method: 'PUT', body, headers })) === undefined)
        throw new PictureStoreError(`The picture store has no place for ${path}`)
    },
    get: async (path) => {
      const answer = await call(`get ${path}`, addressOf(path))
      return answer === undefined ? undefined : new Uint8Array(await answer.arrayBuffer())
    },
    list: async (start) => {
      const paths: string[] = []
      let token: string | undefined
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: `${prefix}${start}` })
        if (token !== undefined) query.set('continuation-token', token)
        const answer = await call(`list ${start}`, `${base}?${query.toString().replaceAll('+', '%20')}`)
        const text = (await answer?.text()) ?? ''
        paths.push(...valuesOf(text, 'Key').map((key) => key.slice(prefix.length)))
        token = valuesOf(text, 'NextContinuationToken')[0]
      } while (token !== undefined)
      return paths
    },
  }
}

/** Texts of an element that has no attributes and no children, as the answer to a list is documented. */
const valuesOf = (xml: string, name: string): readonly string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, value = '']) => unescaped(value))

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&apos;', "'").replaceAll('&amp;', '&')

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
}
