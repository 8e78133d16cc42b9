import type { PageOutline } from '../../content/clipboard/outline.ts'
import type { SiteValue } from '../../site/site-value.ts'

interface Deps {
  readonly site: SiteValue
  readonly fetch: typeof fetch
}

/** Blocks of drafts, for who wants to pick one. Rejects where the server does not answer as it should. */
export interface BlockReads {
  /** Pages by their keys, each with its blocks by name. */
  readonly getOutlines: (keys: readonly string[]) => Promise<readonly PageOutline[]>
  /** A block and everything inside it, as the text a clipboard holds (src/content/clipboard/clip.ts). */
  readonly getClip: (key: string, block: string) => Promise<string>
}

export const createBlockReads = ({ site, fetch: request }: Deps): BlockReads => {
  const ask = async (path: string, asked: Readonly<Record<string, string>>): Promise<Response> => {
    const query = new URLSearchParams({ siteTag: site.site.siteTag, lang: site.language, ...asked })
    const answer = await request(`/_preview/${path}?${query.toString()}`)
    if (!answer.ok) throw new Error(`Blocks could not be read: ${answer.status}`)
    return answer
  }
  return {
    getOutlines: async (keys) => {
      const answer = await ask('blocks', { keys: keys.join(',') })
      // Our own server's answer, of the same build.
      return ((await answer.json()) as { readonly pages: readonly PageOutline[] }).pages
    },
    getClip: async (key, block) => (await ask('clip', { key, block })).text(),
  }
}
