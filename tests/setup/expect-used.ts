import { resolve } from 'node:path'
import { expect } from 'vitest'
import { operateEverything } from './operate-everything.ts'

/** What using every control of the page as it is now does is what `tests/block-registry/used/in-use/<name>.txt` says. */
export const expectUsed = async (name: string, happened: string[]): Promise<void> => {
  const steps = await operateEverything(happened)
  await expect(`${steps}\n`).toMatchFileSnapshot(resolve('tests/block-registry/used/in-use', `${name}.txt`))
}
