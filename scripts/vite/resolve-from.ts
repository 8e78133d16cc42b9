import type { Plugin } from 'vite'

/**
 * Resolves packages as `owner` does, whoever imports them. npm puts an older version that a development tool wants at the top of
 * node_modules and gives each of our libraries a copy of its own: without this a page carries every copy.
 */
export const resolveFrom = (owner: string, packages: readonly string[]): Plugin => ({
  name: 'vitrine:resolve-from',
  enforce: 'pre',
  apply: 'build',
  resolveId: {
    filter: { id: new RegExp(`^(?:${packages.join('|')})(?:/|$)`) },
    async handler(source) {
      const { id } = (await this.resolve(owner)) ?? {}
      return id === undefined ? null : this.resolve(source, id, { skipSelf: true })
    },
  },
})
