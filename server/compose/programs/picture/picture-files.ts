import type { Runtime } from '../../../runtime.ts'

/** A file that a page refers to. */
export interface PageFile {
  readonly type: string
  readonly bytes: Buffer
}

/** Undefined for what a picture does without. */
export type FileOf = (address: URL) => Promise<PageFile | undefined>

const FILE_MS = 5_000
const MOST_BYTES = 20_000_000
/** Of the vendor of the CMS. */
const CMS_PICTURES = 'https://images.ctfassets.net'
/** What a page is drawn with; a document in a frame is none of it. */
const DRAWN = /^(?:text\/css|image\/|font\/|application\/(?:font|vnd\.ms-fontobject|x-font))/

/**
 * Files of a page that is drawn: of the shop itself, answered in process, and pictures of the hosts that the shop's own pages may have them
 * of. Whatever else content refers to is not fetched, so that no text of a page makes the shop ask an address.
 */
export const createFiles = ({ config, fetch }: Pick<Runtime, 'config' | 'fetch'>): FileOf => {
  const hosts = [CMS_PICTURES, ...(config.IMAGE_HOSTS ?? '').split(' ')]
  const isOwn = ({ hostname }: URL): boolean => hostname === OWN_HOST
  return async (address) => {
    if (!isOwn(address) && !hosts.some((host) => isAt(address, host))) return undefined
    const url = isOwn(address) ? new URL(`${address.pathname}${address.search}`, config.origin) : address
    try {
      const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(FILE_MS) })
      const type = answer.headers.get('content-type') ?? ''
      if (!answer.ok || !DRAWN.test(type)) return undefined
      const bytes = Buffer.from(await answer.arrayBuffer())
      return bytes.length > MOST_BYTES ? undefined : { type, bytes }
    } catch {
      // The picture is drawn without it.
      return undefined
    }
  }
}

/** `https:` names every host, and is none to ask without being asked by a browser. */
const isAt = ({ protocol, host, origin }: URL, named: string): boolean => {
  const [scheme, names] = named.split('//*')
  return names === undefined ? origin === named : protocol === scheme && host.endsWith(names)
}

/** Where the page seems to be: a name that leads nowhere. */
export const OWN_HOST = 'preview.invalid'
