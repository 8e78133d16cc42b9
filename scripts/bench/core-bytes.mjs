import { isAbsolute, relative } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

const CORE = /\/src\/pipeline\/(?:render|hydrate)\/|\/block-registry\/index\.ts$/
const ENTRY = 'virtual:core'
const SOURCE = `
export { registry } from '/block-registry/index.ts'
export { renderBlocks } from '/src/pipeline/render/render-blocks.tsx'
export { ClientBlock } from '/src/pipeline/hydrate/client-block.tsx'
export { createGates } from '/src/pipeline/hydrate/gates.ts'
export { createViewStore } from '/src/pipeline/blocks/registry.ts'
`

const REGISTRY = /\/block-registry\/index\.ts$/
const FURTHER = '/block-registry/store-locator/store-locator.tsx'
const FURTHER_LINE = `'store-locator': { hydrate: 'never', view: () => import('${FURTHER}') },`

/**
 * Renderer and registry as the browser gets them, by themselves: bytes in brotli. With `hasFurtherType` the registry has one
 * block more than it has: the difference is what a block costs pages that do not use it.
 */
export const coreBytes = async ({ hasFurtherType = false } = {}) => {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'core',
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : id === FURTHER ? { id, external: true } : undefined),
        load: (id) => (id === `\0${ENTRY}` ? SOURCE : undefined),
        transform: (code, id) => (hasFurtherType && REGISTRY.test(id) ? withFurtherLine(code) : undefined),
      },
    ],
    build: {
      ssr: true,
      write: false,
      minify: true,
      target: 'es2022',
      rollupOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        external: isElsewhere,
        // The same bytes in whatever folder the checkout is.
        output: { paths: (id) => (isAbsolute(id) ? relative(process.cwd(), id) : id) },
      },
    },
  })
  const chunks = [output].flat().flatMap((each) => each.output)
  return chunks.reduce((total, { code }) => total + (code === undefined ? 0 : brotliCompressSync(code).length), 0)
}

const isElsewhere = (id, importer, isResolved) => isResolved && !id.startsWith('\0') && !CORE.test(id)

const withFurtherLine = (code) => {
  const changed = code.replace(/(registry[^=]*=\s*\{)/, `$1${FURTHER_LINE}`)
  if (changed === code) throw new Error('block-registry/index.ts has no `registry = {` any more: core-bytes.mjs adds its line there.')
  return changed
}
