import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { stampBuild } from './build-stamp.mjs'
import { readCommandLine } from './command-line.mjs'

const {
  values: { loud: isLoud },
} = readCommandLine({
  usage: `Usage: npm run build -- [--loud]

Builds the browser's part, the composer's and the server's, then writes the stamp that says all are whole.

  --loud   prints what the builder remarks, which is otherwise printed where a part fails
  --help   this text

Exit codes: 0 it is built, 1 not.`,
  options: { loud: { type: 'boolean', default: false } },
})
const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js')

const build = (...options) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn', ...options], { stdio: ['ignore', 'pipe', 'pipe'] })
    const remarks = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => remarks.push(data))
    child.once('error', (error) => resolve({ code: 1, text: `${error.message}\n` }))
    child.once('close', (code) => resolve({ code: code ?? 1, text: Buffer.concat(remarks).toString() }))
  })

// Two at a time: a third beside them takes the memory of a small machine.
const parts = [...(await Promise.all([build(), build('--ssr')])), await build('--config', 'vite.composer.config.ts')]
for (const { code, text } of parts) if (isLoud || code !== 0) process.stderr.write(text)
if (parts.some(({ code }) => code !== 0)) process.exit(1)
stampBuild()
