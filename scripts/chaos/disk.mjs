import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const MEGABYTE = 2 ** 20
/** Larger is no disk of this run's own: filling it would stop everything else on the machine. */
const SMALL = 2_048 * MEGABYTE

/** Mounts a small disk at `folder`, which is made: what takes it away again, or why it cannot be done. Only root may. */
export const mountSmallDisk = (folder, megabytes) => {
  mkdirSync(folder, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'chaos', folder], { stdio: 'pipe' })
  } catch (error) {
    return { problem: String(error.stderr ?? error.message).trim() || error.message }
  }
  return { unmount: () => execFileSync('umount', ['--lazy', folder]) }
}

/** The disk that `folder` is on, to be filled for a while; undefined where it is not a small one. */
export const smallDiskOf = (folder) => {
  const { blocks, bsize } = statfsSync(folder)
  if (blocks * bsize > SMALL) return undefined
  const file = join(folder, 'chaos-fills-the-disk')
  return {
    fillFor: async (ms) => {
      try {
        fill(file)
        await sleep(ms)
      } finally {
        rmSync(file, { force: true })
      }
    },
  }
}

/** To the last byte: large pieces first, since what a database needs next may be small. */
const fill = (file) => {
  const opened = openSync(file, 'w')
  for (let bytes = MEGABYTE; bytes >= 1; bytes = Math.floor(bytes / 16)) {
    const piece = Buffer.alloc(bytes)
    while (isWritten(opened, piece)) continue
  }
  closeSync(opened)
}

const isWritten = (opened, piece) => {
  try {
    return writeSync(opened, piece) === piece.length
  } catch (error) {
    if (error.code === 'ENOSPC') return false
    throw error
  }
}
