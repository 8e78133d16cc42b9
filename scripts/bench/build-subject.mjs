import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

let built

/** The sources under test, built as the server's are. */
export const subject = () => {
  built ??= buildSubject()
  return built
}

const buildSubject = async () => {
  // React decides by it whether to check every element it makes.
  process.env.NODE_ENV = 'production'
  const outDir = resolve('test-results/bench')
  await build({
    logLevel: 'silent',
    publicDir: false,
    build: { ssr: true, outDir, emptyOutDir: true, rollupOptions: { input: { subject: 'scripts/bench/subject.tsx' } } },
  })
  return import(pathToFileURL(`${outDir}/subject.js`).href)
}
