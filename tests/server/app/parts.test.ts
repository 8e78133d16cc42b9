import Fastify from 'fastify'
import fp from 'fastify-plugin'
import { expect, it } from 'vitest'
import { PARTS } from '../../../server/app.ts'
import type { PartDeps } from '../../../server/operations/create-services.ts'
import { storefrontPart } from '../../../server/storefront/storefront-part.ts'

type Part = (typeof PARTS)[number]

/** A part that is refused reads nothing of what it is registered with. */
const start = async (parts: readonly Part[]): Promise<void> => {
  const app = Fastify()
  for (const part of parts) void app.register(part, {} as PartDeps)
  await app.ready()
}

const empty = (name: string): Part => fp(async () => undefined, { name })

it('does not start with its parts in the wrong order, and names the part that is missing', async () => {
  await expect(start(PARTS.toReversed())).rejects.toThrow("The dependency 'extensions' of plugin 'feeds' is not registered")
})

it('starts no part of the program ahead of the guards of every request', async () => {
  for (const part of PARTS.slice(1))
    await expect(start([part])).rejects.toThrow(/^The dependency '(?:operations|sources|extensions|publishing)' of plugin/)
})

it('shows no page before there is something published to show', async () => {
  const before = ['operations', 'sources', 'extensions'].map(empty)
  await expect(start([...before, storefrontPart])).rejects.toThrow("The dependency 'publishing' of plugin 'storefront' is not registered")
})
