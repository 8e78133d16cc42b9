import { readFileSync } from 'node:fs'
import type { PageStyles } from '../../src/pipeline/document/document.ts'
import type { Manifest } from './read-manifest.ts'

/** Style sheets of several blocks as one, under an address that names the blocks: any process of the same build can answer it. */
export interface StyleSheets {
  readonly join: (files: readonly string[]) => PageStyles
  /** The rules behind the name in an address of `join`; undefined for a name that is not one. */
  readonly read: (name: string) => string | undefined
}

export const STYLES_PATH = '/styles'

interface Options {
  readonly clientDirectory: string
  readonly manifest: Manifest
  readonly buildId: string
}

/** One request for a page's rules instead of one per block, and only rules of blocks on the page. */
export const createStyleSheets = ({ clientDirectory, manifest, buildId }: Options): StyleSheets => {
  const files = [...new Set(Object.values(manifest).flatMap(({ css = [] }) => css))].sort()
  return {
    join: (wanted) => ({
      inline: '',
      links: [`${STYLES_PATH}/${buildId}/${wanted.map((file) => files.indexOf(file).toString(36)).join('.')}.css`],
      known: wanted.map((file) => `/${file}`),
    }),
    read: (name) => {
      const chosen = name.split('.').map((index) => (/^[0-9a-z]{1,3}$/.test(index) ? files[Number.parseInt(index, 36)] : undefined))
      if (chosen.length > files.length || !chosen.every((file) => file !== undefined)) return undefined
      return chosen.map((file) => readFileSync(`${clientDirectory}/${file}`, 'utf8').trim()).join('\n')
    },
  }
}
