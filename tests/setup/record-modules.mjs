import { appendFileSync } from 'node:fs'
import { register } from 'node:module'
import { isMainThread } from 'node:worker_threads'

/** `node --import` of this writes the address of every module the process loads into the file LOADED_MODULES names. */
if (isMainThread) register(import.meta.url)

export const load = (url, context, nextLoad) => {
  appendFileSync(process.env.LOADED_MODULES, `${url}\n`)
  return nextLoad(url, context)
}
