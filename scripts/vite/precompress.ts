import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(?:js|css|svg)$/
/** Smaller files gain next to nothing, in bytes. */
const MIN_BYTES = 256

/** Writes `.br` and `.gz` beside the browser's files once, at the best quality, so that serving them costs nothing. */
export const precompress = (): Plugin => ({
  name: 'vitrine:precompress',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  writeBundle: ({ dir = '' }) => {
    const assets = join(dir, 'assets')
    for (const name of readdirSync(assets).filter((file) => COMPRESSIBLE.test(file))) compressFile(join(assets, name))
  },
})

const compressFile = (file: string): void => {
  const content = readFileSync(file)
  if (content.length < MIN_BYTES) return
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }))
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}
