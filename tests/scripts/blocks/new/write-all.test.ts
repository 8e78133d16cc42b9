import * as node from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeAll, type Disk } from '../../../../scripts/blocks/new/write-all.ts'
import { treeOf } from '../../../setup/tree-of.ts'

let root: string
beforeEach(async () => {
  root = await node.mkdtemp(join(tmpdir(), 'write-all-'))
  await node.writeFile(join(root, 'old.txt'), 'before')
})
afterEach(() => node.rm(root, { recursive: true }))

const FILES = new Map([
  ['new/deep/one.txt', 'one'],
  ['old.txt', 'after'],
  ['new/two.txt', 'two'],
])

/** A disk whose operation of that number fails, counted from 1, and how many there were. */
const failingDisk = (failing: number): { readonly disk: Disk; readonly operations: () => number } => {
  let count = 0
  const counted = <Name extends 'mkdir' | 'mkdtemp' | 'rename' | 'rm' | 'writeFile'>(name: Name): Disk[Name] =>
    // Arguments go through as they are, so each keeps the type of the function it replaces.
    (async (...args: Parameters<Disk[Name]>) => {
      count += 1
      if (count === failing) throw new Error('ENOSPC')
      return Reflect.apply(node[name], node, args)
    }) as Disk[Name]
  const disk: Disk = {
    access: node.access,
    mkdir: counted('mkdir'),
    mkdtemp: counted('mkdtemp'),
    rename: counted('rename'),
    rm: counted('rm'),
    writeFile: counted('writeFile'),
  }
  return { disk, operations: () => count }
}

it('writes every file, replaces what exists, and leaves nothing else behind', async () => {
  await writeAll(FILES, { root })
  expect(await treeOf(root)).toEqual(new Map([['new/', ''], ['new/deep/', ''], ...FILES].toSorted() as [string, string][]))
})

it('leaves the tree as it was, whichever operation of the disk fails before all files are in place', async () => {
  const before = await treeOf(root)
  const { disk, operations } = failingDisk(0)
  await writeAll(FILES, { root, disk })
  // The last one only removes the empty staging folder.
  const count = operations() - 1
  expect(count).toBeGreaterThan(10)
  for (let failing = 1; failing <= count; failing += 1) {
    await node.rm(root, { recursive: true })
    await node.mkdir(root)
    await node.writeFile(join(root, 'old.txt'), 'before')
    await expect(writeAll(FILES, { root, disk: failingDisk(failing).disk })).rejects.toThrow('ENOSPC')
    expect([failing, await treeOf(root)]).toEqual([failing, before])
  }
})
