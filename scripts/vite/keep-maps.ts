import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Moves the source maps of the browser's files beside the folder that is served: the server finds the line of a reported error by them
 * (server/operations/errors), and no browser gets the sources.
 */
export const keepMaps = (): Plugin => ({
  name: 'vitrine:keep-maps',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  writeBundle: ({ dir = '' }) => {
    const assets = join(dir, 'assets')
    const maps = join(dirname(dir), 'maps')
    rmSync(maps, { recursive: true, force: true })
    mkdirSync(maps)
    for (const name of readdirSync(assets).filter((file) => file.endsWith('.map'))) renameSync(join(assets, name), join(maps, name))
  },
})
