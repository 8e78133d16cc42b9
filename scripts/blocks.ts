import { fileURLToPath } from 'node:url'
import { runBlocks } from './blocks/run-blocks.ts'

process.exitCode = await runBlocks(process.argv.slice(2), {
  root: fileURLToPath(new URL('..', import.meta.url)),
  print: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
  env: process.env,
})
