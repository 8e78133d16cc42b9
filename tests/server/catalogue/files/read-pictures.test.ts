import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { createPictureReader } from '../../../../server/catalogue/files/read-pictures.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  await writeFile(join(folder, 'a.png'), 'a')
})

const address = (host: string, number: number): string => `https://${host}/${number}.png`

describe('reading the pictures of an import', () => {
  it('fetches eight at once and no more, the others in their turn', async () => {
    const started: string[] = []
    const answers: (() => void)[] = []
    const read = createPictureReader({
      folder,
      deadline: () => new AbortController().signal,
      fetch: (input) => {
        started.push(String(input))
        return new Promise((resolve) => answers.push(() => resolve(new Response('x'))))
      },
    })
    const all = Promise.all(Array.from({ length: 10 }, (_, number) => read(address('cdn.example', number))))
    await Promise.resolve()
    expect(started).toHaveLength(8)
    for (const answer of answers.splice(0)) answer()
    await expect.poll(() => started.length).toBe(10)
    for (const answer of answers) answer()
    expect((await all).every(({ content }) => content !== undefined)).toBe(true)
  })

  it('gives each its own deadline, and asks a host that never answers no more than five times', async () => {
    const asked: string[] = []
    const deadlines: AbortController[] = []
    const read = createPictureReader({
      folder,
      deadline: () => {
        const controller = new AbortController()
        deadlines.push(controller)
        return controller.signal
      },
      fetch: (input, init) => {
        asked.push(String(input))
        if (String(input).includes('good.example')) return Promise.resolve(new Response('x'))
        return new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))))
      },
    })
    for (let number = 0; number < 7; number += 1) {
      const reading = read(address('silent.example', number))
      await Promise.resolve()
      deadlines.at(-1)?.abort()
      const { reason } = await reading
      expect(reason).toBe(number < 5 ? 'did not come in time' : 'is at silent.example, which gave no answer 5 times')
    }
    expect(asked).toHaveLength(5)
    expect((await read(address('good.example', 1))).content).toBeDefined()
  })

  it('says what is wrong with a picture that is too large, that its host has not, that is missing or lies elsewhere', async () => {
    const endless = (): Response =>
      new Response(new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(4 * 1024 * 1024)) }))
    const read = createPictureReader({
      folder,
      deadline: () => new AbortController().signal,
      fetch: (input) => Promise.resolve(String(input).endsWith('/1.png') ? endless() : new Response('', { status: 404 })),
    })
    const sources = [address('cdn.example', 1), address('cdn.example', 2), 'none.png', '../../etc/passwd', '/a.png']
    expect((await Promise.all(sources.map(read))).map(({ reason }) => reason)).toEqual([
      'is larger than 20 MB',
      'was answered with 404',
      'is missing',
      'leads out of the folder',
      undefined,
    ])
  })
})
