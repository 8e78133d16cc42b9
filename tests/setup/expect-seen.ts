import { resolve } from 'node:path'
import { expect } from 'vitest'
import { lookOf, outlineOf } from './outline.ts'

/** What somebody meets on the page as it is now is what `tests/block-registry/seen/in-use/<name>.txt` says. */
export const expectSeen = async (name: string): Promise<void> => {
  const text = `${outlineOf(document.body).join('\n')}\n(${lookOf(document.body)})\n`
  await expect(text).toMatchFileSnapshot(resolve('tests/block-registry/seen/in-use', `${name}.txt`))
}
