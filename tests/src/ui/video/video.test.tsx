// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Report } from '../../../../src/lib/report.ts'
import { catchReports } from '../../../setup/reports.ts'
import { readVideoSource } from '../../../../src/lib/video-source.ts'
import { Video } from '../../../../src/ui/video/video.tsx'
import { render } from '../../../setup/render.tsx'

const stream = vi.hoisted(() => ({ isSupported: true, instances: [] as { fail: (details: string) => void; destroy: () => void }[] }))
vi.mock('hls.js/light', () => ({
  default: class {
    static isSupported = () => stream.isSupported
    static Events = { ERROR: 'error' }
    private onError: (event: string, data: { fatal: boolean; details: string }) => void = () => undefined
    on = (_name: string, listener: typeof this.onError) => void (this.onError = listener)
    loadSource = vi.fn()
    attachMedia = vi.fn()
    destroy = vi.fn()
    constructor() {
      stream.instances.push({ fail: (details) => this.onError('error', { fatal: true, details }), destroy: this.destroy })
    }
  },
}))

const media = HTMLMediaElement.prototype
const play = vi.spyOn(media, 'play').mockImplementation(async () => undefined)
const pause = vi.spyOn(media, 'pause').mockImplementation(() => undefined)
vi.spyOn(media, 'load').mockImplementation(() => undefined)
let reports: Report[] = []
let restore: () => void = () => undefined

beforeEach(() => {
  reports = []
  stream.instances = []
  stream.isSupported = true
  restore = catchReports((entry) => reports.push(entry))
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  cleanup()
  restore()
  vi.unstubAllGlobals()
  play.mockClear()
  pause.mockClear()
})

const show = (address: string, changes = {}) =>
  render(
    <Video
      source={readVideoSource(address)}
      address={address}
      title="The loom"
      aspect="16 / 9"
      hasControls
      poster={<img src="/images/loom.jpg" alt="A loom" />}
      {...changes}
    />,
  )
const press = async () => userEvent.click(screen.getByRole('link', { name: 'Play: The loom' }))
const film = () => document.querySelector('video') ?? document.createElement('video')
const frame = () => document.querySelector('iframe')

describe('a film', () => {
  it('is its picture and a link until somebody presses play: nothing is fetched before', () => {
    show('https://vimeo.com/76979871')
    expect(screen.getByRole('img', { name: 'A loom' })).toBeTruthy()
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://vimeo.com/76979871')
    expect(frame()).toBeNull()
    cleanup()
    show('/videos/loom.webm')
    expect(document.querySelector('video')).toBeNull()
  })

  it('of an address nobody can play leaves the picture, and is reported [VIDEO-07]', () => {
    show('https://films.example.com/loom.avi')
    expect(screen.getByRole('img', { name: 'A loom' })).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
    expect(reports).toMatchObject([{ code: 'videoSetupFailed', details: { address: 'https://films.example.com/loom.avi' } }])
  })

  it('begins by itself where the address asks for it, but not for those who want less motion', () => {
    show('/videos/loom.webm?autoplay=1')
    expect(film().muted).toBe(true)
    cleanup()
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    show('/videos/loom.webm?autoplay=1')
    expect(document.querySelector('video')).toBeNull()
    expect(screen.getByRole('link', { name: 'Play: The loom' })).toBeTruthy()
  })
})

describe("the known host's film", () => {
  it('plays in a frame that does not track [VIDEO-04]', async () => {
    show('https://vimeo.com/76979871')
    await press()
    expect(frame()?.getAttribute('src')).toBe('https://player.vimeo.com/video/76979871?dnt=1&autoplay=1')
    expect(frame()?.title).toBe('The loom')
    expect(frame()?.getAttribute('allow')).toBe('autoplay; fullscreen; picture-in-picture')
    expect(document.activeElement).toBe(frame())
  })

  it('is paused, played and silenced by the buttons of the shop [VIDEO-02, VIDEO-03]', async () => {
    show('https://vimeo.com/76979871', { hasControls: false })
    await press()
    const posted = vi.fn()
    vi.spyOn(frame()?.contentWindow ?? window, 'postMessage').mockImplementation((message: unknown, origin: unknown) =>
      posted(JSON.parse(String(message)), origin),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Pause: The loom' }))
    await userEvent.click(screen.getByRole('button', { name: 'Play: The loom' }))
    await userEvent.click(screen.getByRole('button', { name: 'Sound off: The loom' }))
    const origin = 'https://player.vimeo.com'
    expect(posted.mock.calls).toEqual([
      [{ method: 'pause' }, origin],
      [{ method: 'play' }, origin],
      [{ method: 'setMuted', value: true }, origin],
    ])
  })
})

describe('a film of a file', () => {
  it('shows how much has come until it can be played [VIDEO-01]', async () => {
    show('/videos/loom.webm')
    await press()
    const bar = () => screen.queryByRole('progressbar', { name: 'The video is loading' })
    expect(bar()?.getAttribute('value')).toBe('0')
    Object.defineProperties(film(), {
      duration: { value: 20, configurable: true },
      buffered: { value: { length: 1, end: () => 5 }, configurable: true },
    })
    fireEvent.progress(film())
    expect(bar()?.getAttribute('value')).toBe('0.25')
    fireEvent.canPlay(film())
    expect(bar()).toBeNull()
    fireEvent.waiting(film())
    expect(bar()?.getAttribute('value')).toBe('0.25')
  })

  it('plays and pauses by its flag, and the flag follows the browser [VIDEO-02]', async () => {
    show('/videos/loom.webm', { hasControls: false })
    await press()
    expect(play).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Pause: The loom' }))
    expect(pause).toHaveBeenCalledOnce()
    fireEvent.play(film())
    expect(screen.getByRole('button', { name: 'Pause: The loom' })).toBeTruthy()
  })

  it('waits for a press where the browser refuses to begin', async () => {
    play.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
    show('/videos/loom.webm?background=1')
    expect(await screen.findByRole('button', { name: 'Play: The loom' })).toBeTruthy()
    expect(film().loop).toBe(true)
  })

  it('that cannot be played says so and is reported [VIDEO-07]', async () => {
    show('/videos/loom.webm')
    await press()
    fireEvent.error(film())
    expect(screen.getByRole('status').textContent).toBe('This video cannot be played.')
    expect(reports).toMatchObject([{ code: 'videoSetupFailed' }])
  })

  it('has the controls of the browser unless they are not wanted', async () => {
    show('/videos/loom.webm')
    await press()
    expect(film().controls).toBe(true)
    cleanup()
    show('/videos/loom.webm', { hasControls: false })
    await press()
    expect(film().controls).toBe(false)
  })

  it('has captions where there are some', async () => {
    show('/videos/loom.webm', { captions: { src: '/videos/loom.en.vtt', language: 'en', label: 'Captions' } })
    await press()
    expect(document.querySelector('track')?.getAttribute('srclang')).toBe('en')
  })
})

describe('a film of a stream', () => {
  it('needs no library where the browser plays streams by itself [VIDEO-06]', async () => {
    vi.spyOn(media, 'canPlayType').mockReturnValueOnce('maybe')
    show('/videos/loom.m3u8')
    await press()
    expect(film().getAttribute('src')).toBe('/videos/loom.m3u8')
    expect(stream.instances).toHaveLength(0)
  })

  it('is put together by the streaming library elsewhere, which goes with it [VIDEO-06]', async () => {
    const { unmount } = show('/videos/loom.m3u8')
    await press()
    await vi.waitFor(() => expect(stream.instances).toHaveLength(1))
    unmount()
    expect(stream.instances[0]?.destroy).toHaveBeenCalledOnce()
  })

  it('that breaks off, or that this browser cannot play, is reported [VIDEO-07]', async () => {
    show('/videos/loom.m3u8')
    await press()
    await vi.waitFor(() => expect(stream.instances).toHaveLength(1))
    stream.instances[0]?.fail('manifestLoadError')
    expect(await screen.findByRole('status')).toBeTruthy()
    expect(reports).toMatchObject([{ code: 'videoSetupFailed', details: { cause: 'manifestLoadError' } }])
    cleanup()
    stream.isSupported = false
    show('/videos/loom.m3u8')
    await press()
    await vi.waitFor(() => expect(reports).toHaveLength(2))
  })
})
