import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Account } from '../../server/images/s3-store.ts'

/** A service that speaks as much S3 as the shop uses, and checks every signature by itself. */
export interface S3Server {
  readonly account: S3Account
  /** Paths of what it holds. */
  readonly stored: ReadonlyMap<string, Buffer>
  /** What it answers instead, until told otherwise. */
  readonly fail: (status: number | undefined) => void
  readonly close: () => Promise<void>
}

const ACCESS_KEY = 'AKIAEXAMPLEOFTESTS00'
const SECRET = 'secret/of+tests/only'
const REGION = 'eu-west-1'
const BUCKET = 'shop-pictures'
/** Small, so that a list has to be asked for more than once. */
const PAGE_LENGTH = 2
/** How far the clock of a client may be off. */
const MAX_SKEW_MS = 15 * 60_000

export const startS3Server = async (): Promise<S3Server> => {
  const stored = new Map<string, Buffer>()
  const state: { status?: number | undefined } = {}
  const server = createServer((request, response) => {
    void read(request).then((body) => {
      const answer = (status: number, text: string | Buffer = ''): void => void response.writeHead(status).end(text)
      if (state.status !== undefined) return answer(state.status, '<Error><Code>InternalError</Code></Error>')
      const refusal = problemOf(request, body)
      if (refusal !== undefined) return answer(403, `<Error><Code>${refusal}</Code></Error>`)
      const url = new URL(request.url ?? '', 'http://s3.example')
      const [, bucket = '', ...parts] = url.pathname.split('/')
      if (bucket !== BUCKET) return answer(404, '<Error><Code>NoSuchBucket</Code></Error>')
      const key = parts.map(decodeURIComponent).join('/')
      if (key === '') return answer(200, listOf(stored, url.searchParams))
      if (request.method === 'PUT') {
        stored.set(key, body)
        return answer(200)
      }
      const content = stored.get(key)
      return content === undefined ? answer(404, '<Error><Code>NoSuchKey</Code></Error>') : answer(200, content)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // `listen` on a host and port gives an AddressInfo; text is for pipes.
  const { port } = server.address() as AddressInfo
  return {
    account: {
      endpoint: `http://127.0.0.1:${port}`,
      region: REGION,
      bucket: BUCKET,
      prefix: 'alder/',
      accessKeyId: ACCESS_KEY,
      secretAccessKey: SECRET,
    },
    stored,
    fail: (status) => void (state.status = status),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const read = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const listOf = (stored: ReadonlyMap<string, Buffer>, query: URLSearchParams): string => {
  const keys = [...stored.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort()
  const start = Number(query.get('continuation-token') ?? 0)
  const page = keys.slice(start, start + PAGE_LENGTH).map((key) => `<Contents><Key>${key.replaceAll('&', '&amp;')}</Key></Contents>`)
  const next = start + PAGE_LENGTH < keys.length ? `<NextContinuationToken>${start + PAGE_LENGTH}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult>${page.join('')}${next}</ListBucketResult>`
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)

/** The vendor's code for what is wrong with a signature of version 4; undefined for a good one. */
const problemOf = (request: IncomingMessage, body: Buffer): string | undefined => {
  const given = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
    request.headers.authorization ?? '',
  )
  if (given === null) return 'AccessDenied'
  const [, credential = '', names = '', signature = ''] = given
  const [accessKey, date = '', ...scope] = credential.split('/')
  if (accessKey !== ACCESS_KEY) return 'InvalidAccessKeyId'
  const time = String(request.headers['x-amz-date'])
  const sentAt = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!(Math.abs(Date.now() - sentAt) < MAX_SKEW_MS) || !time.startsWith(date)) return 'RequestTimeTooSkewed'
  if (scope.join('/') !== `${REGION}/s3/aws4_request`) return 'AuthorizationHeaderMalformed'
  const signed = names.split(';')
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => signed.includes(name))) return 'AccessDenied'
  const hash = String(request.headers['x-amz-content-sha256'])
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const url = new URL(request.url ?? '', 'http://s3.example')
  const canonical = [
    request.method,
    url.pathname
      .split('/')
      .map((part) => encoded(decodeURIComponent(part)))
      .join('/'),
    [...url.searchParams]
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .sort()
      .join('&'),
    ...signed.map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    names,
    hash,
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', time, [date, ...scope].join('/'), sha256(canonical)].join('\n')
  const key = [REGION, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${SECRET}`, date))
  return timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex')) ? undefined : 'SignatureDoesNotMatch'
}
