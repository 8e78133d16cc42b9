import { copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** What tools leave beside packages is written again in place: through a link that would change this tree's. */
const CACHES = ['.vite', '.vite-temp', '.cache', '.tmp']

/** A tree of the same files, not of copies; copies where the folder is on another disk. */
export const linkTree = (from, to) => {
  mkdirSync(to)
  for (const each of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, each.name), join(to, each.name)]
    if (CACHES.includes(each.name)) continue
    if (each.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else if (each.isDirectory()) linkTree(source, target)
    else linkOrCopy(source, target)
  }
}

const linkOrCopy = (source, target) => {
  try {
    linkSync(source, target)
  } catch (error) {
    if (error.code !== 'EXDEV') throw error
    copyFileSync(source, target)
  }
}
