import { differenceOf, type Example } from '../answer-example.ts'
import type { SiteConfig } from '../../site/site-config.ts'

interface Options {
  readonly site: Pick<SiteConfig, 'countryFolder' | 'siteTag'>
  readonly language: string
  readonly build: string
}

/** Address of a data file (EXTRA-06): below the country folder, always saying site, language and build. `file`: `/data/navTree`. */
export const dataFileAddress = (file: string, { site, language, build }: Options): string => {
  const folder = site.countryFolder === '' ? '' : `/${site.countryFolder}`
  return `${folder}${file}?${new URLSearchParams({ siteTag: site.siteTag, lang: language, cb: build }).toString()}`
}

/** `missing`: there is no such file. `unreadable`: something else came instead. `blocked`: a firewall refused it. */
export type DataFileProblem = 'missing' | 'unreadable' | 'blocked'

/** A JSON data file that could not be read (API-19, API-20). `status`: of the answer. */
export class DataFileError extends Error {
  constructor(
    readonly problem: DataFileProblem,
    readonly address: string,
    readonly status: number,
  ) {
    super(problem === 'blocked' ? 'Blocked by WAF and cannot fetch JSON file' : 'Cannot fetch JSON file')
  }
}

/** Reads a data file. `example`: what its content is like. Throws `DataFileError` where the answer is not that file. */
export const readDataFile = async <Content>(address: string, request: typeof fetch, example: Example<Content>): Promise<Content> => {
  const response = await request(address, { headers: { accept: 'application/json' } })
  const text = await response.text()
  const problem = problemOf(response, text)
  if (problem !== undefined) throw new DataFileError(problem, address, response.status)
  const content = contentOf(text)
  if (differenceOf(content, example) !== undefined) throw new DataFileError('unreadable', address, response.status)
  // Like its example in all that pages would fail without.
  return content as Content
}

/** Undefined where the text is no JSON. */
const contentOf = (text: string): unknown => {
  try {
    const body: unknown = JSON.parse(text)
    return isContent(body) ? body.content : body
  } catch {
    return undefined
  }
}

/** Stores and firewalls refuse in XML or HTML, sometimes with a status that does not show it. */
const problemOf = ({ ok, status, headers }: Response, text: string): DataFileProblem | undefined => {
  const isMarkup = headers.get('content-type')?.includes('html') === true || text.trimStart().startsWith('<')
  if (status === 403 || (isMarkup && text.includes('AccessDenied'))) return 'blocked'
  if (status === 404) return 'missing'
  return !ok || isMarkup ? 'unreadable' : undefined
}

const isContent = (body: unknown): body is { readonly content: unknown } => typeof body === 'object' && body !== null && 'content' in body
