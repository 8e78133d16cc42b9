import { fileURLToPath } from 'node:url'
import { runCms } from './cms/run-cms.ts'

process.exitCode = await runCms(process.argv.slice(2), {
  root: fileURLToPath(new URL('..', import.meta.url)),
  print: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
  env: process.env,
})
