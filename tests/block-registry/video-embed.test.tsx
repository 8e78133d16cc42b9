// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { VideoEmbed } from '../../block-registry/video-embed/video-embed.tsx'
import type { VideoEmbedProps } from '../../schemas/generated/types.ts'
import { render } from '../setup/render.tsx'

beforeEach(() => vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const PROPS: VideoEmbedProps = { src: '/videos/loom.webm', title: 'The loom', poster: null, captions: '', aspect: '16x9', controls: true }

/** The film that plays once its button was pressed. */
const film = async (props: Partial<VideoEmbedProps> = {}): Promise<HTMLVideoElement | null> => {
  cleanup()
  const position = { index: 0, isAboveFold: true }
  const { container } = render(<VideoEmbed id="x" props={{ ...PROPS, ...props }} slots={{}} position={position} meta={{}} data={{}} />)
  await userEvent.click(screen.getByRole('link', { name: 'Play: The loom' }))
  return container.querySelector('video')
}

it('plays with controls and captions as a merchandiser chose them [BLOCK-14]', async () => {
  const plain = await film()
  expect([plain?.controls, plain?.querySelector('track')]).toEqual([true, null])
  const chosen = await film({ controls: false, captions: '/videos/loom.en.vtt' })
  expect(chosen?.controls).toBe(false)
  expect(chosen?.querySelector('track')?.getAttribute('src')).toBe('/videos/loom.en.vtt')
  expect(chosen?.querySelector('track')?.srclang).toBe('en')
})
