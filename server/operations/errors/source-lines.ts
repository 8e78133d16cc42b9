import { readFile } from 'node:fs/promises'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { join } from 'node:path'
import { createCache } from '../../../src/lib/cache.ts'
import type { Frame } from './incident.ts'
import { isOwn } from './parse-stack.ts'

/** A built file of a page; nothing else of a stack that a browser sends reaches the disk. */
const BUILT = /\/assets\/([\w-]+(?:\.[\w-]+)*\.js)$/
/** A map takes a few megabytes once it is read. */
const MAX_MAPS = 6

/**
 * Turns frames of built files into lines of the sources, by the maps that the build leaves in a folder that is not served. A frame whose
 * map is not there, as of an older release, stays as it is.
 */
export const createSourceLines = (directory: string): ((frames: readonly Frame[]) => Promise<readonly Frame[]>) => {
  const maps = createCache<SourceMap | undefined>({ ttl: Infinity, maxSize: MAX_MAPS })
  const resolve = async (frame: Frame): Promise<Frame> => {
    const name = BUILT.exec(frame.file)?.[1]
    if (name === undefined) return frame
    const map = await maps.get(name, () => readMap(join(directory, `${name}.map`)))
    // Both count from 0, a stack from 1.
    const entry = map?.findEntry(frame.line - 1, frame.column - 1)
    if (entry === undefined || !('originalSource' in entry)) return frame
    const file = entry.originalSource.replace(/^(?:\.\.\/)+/, '')
    return { ...frame, file, line: entry.originalLine + 1, column: entry.originalColumn + 1, isOwn: isOwn(file) }
  }
  return (frames) => Promise.all(frames.map(resolve))
}

const readMap = async (file: string): Promise<SourceMap | undefined> => {
  try {
    // Written by the bundler.
    return new SourceMap(JSON.parse(await readFile(file, 'utf8')) as SourceMapPayload)
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined
    throw cause
  }
}
