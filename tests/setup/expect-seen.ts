import { resolve } from 'node:path'
import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { lookOf, outlineOf } from './outline.ts'

/** What somebody meets on the page as it is now is what `tests/block-registry/seen/in-use/<name>.txt` says. */
export const expectSeen = async (name: string): Promise<void> => {
  // The example of a phone number comes when the browser rests: sooner or later than the rest, as busy as the machine is. Nothing is waited
  // for where there is none: a test may have stopped the clock.
  if (lacksExample()) await waitFor(() => expect(lacksExample()).toBe(false))
  const text = `${outlineOf(document.body).join('\n')}\n(${lookOf(document.body)})\n`
  await expect(text).toMatchFileSnapshot(resolve('tests/block-registry/seen/in-use', `${name}.txt`))
}

const lacksExample = (): boolean => document.querySelector('[type="tel"]:not([placeholder])') !== null
