import { isRecord, type WebhookBody } from '../model.ts'

/** What a webhook's receiver is sent, as the transformation of its definition says. */
export interface Transformed {
  readonly method: string
  readonly contentType: string
  readonly body: string | undefined
}

const STANDARD_TYPE = 'application/vnd.contentful.management.v1+json'

/** `{ /payload/sys/id }`: a pointer into what is sent. Alone it gives the value there, among words its text. */
const POINTER = /\{\s*(\/(?:payload|topic|user)[^\s}]*)\s*\}/g

export const transform = ({ transformation }: WebhookBody, sent: { readonly payload: unknown; readonly topic: string }): Transformed => {
  const method = transformation?.method ?? 'POST'
  const contentType = transformation?.contentType ?? STANDARD_TYPE
  if (method === 'GET' || method === 'DELETE') return { method, contentType, body: undefined }
  const template = transformation?.body
  const value = template === undefined || template === null ? sent.payload : filled(template, sent)
  return { method, contentType, body: contentType.includes('x-www-form-urlencoded') ? formOf(value) : JSON.stringify(value) }
}

const filled = (template: unknown, sent: unknown): unknown => {
  if (Array.isArray(template)) return template.map((item) => filled(item, sent))
  if (isRecord(template)) return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, filled(value, sent)]))
  if (typeof template !== 'string') return template
  const [whole] = template.matchAll(POINTER)
  if (whole?.[0] === template) return valueAt(sent, whole[1] ?? '')
  return template.replaceAll(POINTER, (_match, pointer: string) => textOf(valueAt(sent, pointer)))
}

const valueAt = (sent: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, token) => (isRecord(value) || Array.isArray(value) ? Reflect.get(value, token) : undefined), sent) ?? null

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const formOf = (value: unknown): string =>
  new URLSearchParams(Object.entries(isRecord(value) ? value : {}).map(([key, each]) => [key, textOf(each)])).toString()
