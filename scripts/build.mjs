import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { stampBuild } from './build-stamp.mjs'

/** `npm run build`: the browser's half and the server's side by side, then the stamp that says both are whole. */
const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js')

const build = (...options) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn', ...options], { stdio: ['ignore', 'inherit', 'inherit'] })
    child.once('error', () => resolve(1))
    child.once('exit', (code) => resolve(code ?? 1))
  })

const codes = await Promise.all([build(), build('--ssr')])
if (codes.some((code) => code !== 0)) process.exit(1)
stampBuild()
