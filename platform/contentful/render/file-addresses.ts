import type { FastifyRequest } from 'fastify'
import { isRecord } from '../model.ts'

/**
 * Addresses of files as the vendor writes them, `//host/path`, for whoever comes over https: the vendor's tools put `https:` before an
 * address, and fetch what that gives. The shop itself, which comes over http, has paths: its pages are seen under many hosts.
 */
export const withHost = ({ protocol, host }: Origin, body: unknown): unknown =>
  protocol === 'https' ? changeFiles(body, (url) => (isPath(url) ? `//${host}${url}` : url)) : body

/** The same addresses as paths again, where a tool sends back what it has read. */
export const withoutHost = ({ protocol, host }: Origin, body: unknown): unknown => {
  const own = `//${host}/`
  return protocol === 'https' ? changeFiles(body, (url) => (url.startsWith(own) ? url.slice(own.length - 1) : url)) : body
}

type Origin = Pick<FastifyRequest, 'protocol' | 'host'>

const isPath = (url: string): boolean => url.startsWith('/') && !url.startsWith('//')

const changeFiles = (value: unknown, change: (url: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((item) => changeFiles(item, change))
  // Files and dates are no plain records.
  if (!isRecord(value) || Object.getPrototypeOf(value) !== Object.prototype) return value
  if (isFile(value)) return { ...value, url: change(value.url) }
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, changeFiles(inner, change)]))
}

const isFile = (value: Readonly<Record<string, unknown>>): value is Readonly<Record<string, unknown>> & { readonly url: string } =>
  typeof value['url'] === 'string' && typeof value['fileName'] === 'string' && typeof value['contentType'] === 'string'
