// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { HostProvider, useFrameAddress, useFrameSource } from '../../../composer/host/host-context.tsx'

const ADDRESS = '/en/about?client=alder'
const PICTURE = '/_compose/api/pictures/hero?site=ald-gb'

const Frames = () => {
  const address = useFrameAddress(ADDRESS)
  const source = useFrameSource(PICTURE)
  return (
    <>
      <iframe title="canvas" src={address} />
      {source !== undefined && <iframe title="picture" {...source} />}
    </>
  )
}
const showIn = (fetch: typeof globalThis.fetch) =>
  render(
    <HostProvider value={{ fetch }}>
      <Frames />
    </HostProvider>,
  )
const attribute = (title: string, name: string) => screen.queryByTitle(title)?.getAttribute(name) ?? undefined

afterEach(cleanup)

describe('frames of the composer', () => {
  it('alone have their addresses at once', () => {
    render(<Frames />)
    expect(attribute('canvas', 'src')).toBe(ADDRESS)
    expect(attribute('picture', 'src')).toBe(PICTURE)
  })

  it('in a host wait for a ticket, and have the text of a picture in place of its address', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async (input) =>
      input === PICTURE ? new Response('<p>Hero</p>') : Response.json({ ticket: 'a b' }),
    )
    showIn(fetch)
    expect(attribute('canvas', 'src')).toBeUndefined()
    await waitFor(() => expect(attribute('canvas', 'src')).toBe(`${ADDRESS}&canvasTicket=a%20b`))
    await waitFor(() => expect(attribute('picture', 'srcdoc')).toBe('<p>Hero</p>'))
    expect(attribute('picture', 'src')).toBeUndefined()
  })

  it('in a host whose previews are open to everybody have their address as it is', async () => {
    showIn(async () => Response.json({}))
    await waitFor(() => expect(attribute('canvas', 'src')).toBe(ADDRESS))
  })

  it('that cannot be let in show what keeps them out, and no picture', async () => {
    showIn(async () => {
      throw new TypeError('offline')
    })
    await waitFor(() => expect(attribute('canvas', 'src')).toBe(ADDRESS))
    await waitFor(() => expect(attribute('picture', 'srcdoc')).toBe('<!doctype html>'))
  })
})
