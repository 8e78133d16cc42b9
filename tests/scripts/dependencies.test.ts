import { readFileSync } from 'node:fs'
import semver from 'semver'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { projectPath } from '../../server/paths.ts'

const Manifest = z.object({ engines: z.object({ node: z.string() }), allowScripts: z.record(z.string(), z.boolean()) })
const LockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      // Old packages have a list of sentences, which npm does not read either.
      engines: z.union([z.object({ node: z.string().optional() }), z.array(z.string())]).optional(),
      hasInstallScript: z.boolean().optional(),
      optional: z.boolean().optional(),
      deprecated: z.string().optional(),
    }),
  ),
})

const read = (file: string): unknown => JSON.parse(readFileSync(projectPath(file), 'utf8'))
const { engines, allowScripts } = Manifest.parse(read('package.json'))
const packages = Object.entries(LockFile.parse(read('package-lock.json')).packages)
  .filter(([path]) => path !== '')
  .map(([path, found]) => ({
    ...found,
    name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    node: found.engines === undefined || Array.isArray(found.engines) ? '*' : (found.engines.node ?? '*'),
  }))
const named = (list: typeof packages): readonly string[] => list.map(({ name, version, node }) => `${name}@${version}: ${node}`)

describe('npm ci', () => {
  it('installs no package that asks for a newer Node than the oldest one that the shop supports', () => {
    const oldest = semver.minVersion(engines.node) ?? engines.node
    expect(packages.length).toBeGreaterThan(500)
    expect(named(packages.filter(({ node }) => !semver.satisfies(oldest, node)))).toEqual([])
  })

  it.each(['22.x', '24.x'])('installs no package that refuses Node %s', (version) => {
    // An optional one is left out without a word, as binaries for other machines are.
    const needed = packages.filter(({ optional }) => optional !== true)
    expect(named(needed.filter(({ node }) => !semver.intersects(version, node)))).toEqual([])
  })

  it('knows of every package that wants to run a script whether it may', () => {
    const names = packages.filter(({ hasInstallScript }) => hasInstallScript === true).map(({ name }) => name)
    expect([...new Set(names)].sort()).toEqual(Object.keys(allowScripts).sort())
  })

  it('installs no package that its makers have given up', () => {
    expect(packages.filter(({ deprecated }) => deprecated !== undefined).map(({ name, deprecated }) => `${name}: ${deprecated}`)).toEqual(
      [],
    )
  })
})
