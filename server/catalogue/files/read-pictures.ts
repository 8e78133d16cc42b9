import { readFile, stat } from 'node:fs/promises'
import { join, normalize, sep } from 'node:path'
import { isPrivateTarget } from '../../lib/guarded-fetch.ts'
import { createTurns } from '../../lib/turns.ts'

/** A picture's bytes, or why they could not be had: the end of a sentence. */
export type ReadPicture = { readonly content: Uint8Array; readonly reason?: never } | { readonly content?: never; readonly reason: string }

interface Deps {
  /** Where pictures that are named by a path are. */
  readonly folder: string
  readonly fetch: typeof fetch
  /** Ends a picture that takes too long; a new one for each. */
  readonly deadline: () => AbortSignal
}

const MAX_BYTES = 20 * 1024 * 1024
/** How many pictures are fetched at once. */
const AT_ONCE = 8
/** After so many pictures in a row that a host gave no answer for, it is not asked again. */
const PATIENCE = 5

/** Reads pictures by address or by path below a folder: several at once, each within its deadline. */
export const createPictureReader = ({ folder, fetch: fetcher, deadline }: Deps) => {
  const turns = createTurns(AT_ONCE)
  const silences = new Map<string, number>()

  const download = async (address: URL): Promise<ReadPicture> => {
    const { host } = address
    if ((silences.get(host) ?? 0) >= PATIENCE) return { reason: `is at ${host}, which gave no answer ${PATIENCE} times` }
    const signal = deadline()
    try {
      const answer = await fetcher(address, { signal })
      silences.delete(host)
      if (!answer.ok) return { reason: `was answered with ${answer.status}` }
      return await readBody(answer)
    } catch (error) {
      if (isPrivateTarget(error)) return { reason: 'is at an address of this machine or a private network; --allow-private fetches it' }
      silences.set(host, (silences.get(host) ?? 0) + 1)
      return { reason: signal.aborted ? 'did not come in time' : 'could not be fetched' }
    }
  }

  return (source: string): Promise<ReadPicture> =>
    turns(() => {
      const address = /^https?:\/\//i.test(source) && URL.canParse(source) ? new URL(source) : undefined
      return address === undefined ? readLocal(folder, source) : download(address)
    })
}

export type PictureReader = ReturnType<typeof createPictureReader>

const readLocal = async (folder: string, source: string): Promise<ReadPicture> => {
  const root = normalize(folder)
  const file = normalize(join(root, source))
  if (root !== '.' && !file.startsWith(root.endsWith(sep) ? root : root + sep)) return { reason: 'leads out of the folder' }
  const size = await stat(file).then(
    (found) => found.size,
    () => undefined,
  )
  if (size === undefined) return { reason: 'is missing' }
  if (size > MAX_BYTES) return tooLarge
  return readFile(file).then(
    (content) => ({ content }),
    () => ({ reason: 'cannot be read' }),
  )
}

const tooLarge: ReadPicture = { reason: 'is larger than 20 MB' }

/** What a host says of its length is not believed. */
const readBody = async (answer: Response): Promise<ReadPicture> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_BYTES) return tooLarge
    chunks.push(chunk)
  }
  return { content: Buffer.concat(chunks) }
}
