import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { playerAddress } from '../../../src/ui/video/embedded-player.tsx'
import { readVideoSource } from '../../../src/lib/video-source.ts'

describe("a film's address", () => {
  it.each([
    ['https://vimeo.com/76979871', '76979871', undefined],
    ['https://www.vimeo.com/76979871/ab12cd?autoplay=1', '76979871', 'ab12cd'],
    ['https://player.vimeo.com/video/76979871?h=ab12cd', '76979871', 'ab12cd'],
  ])('%s is for the known player [VIDEO-04]', (address, video, hash) => {
    expect(readVideoSource(address)).toMatchObject({ kind: 'player', video, hash })
  })

  it.each([
    ['/videos/loom.mp4', 'file'],
    ['https://films.example.com/loom.WEBM?v=2', 'file'],
    ['https://films.example.com/loom/master.m3u8?token=x', 'stream'],
    ['https://vimeo.com/channels/staffpicks', 'unknown'],
    ['https://vimeo.com.example.org/76979871', 'unknown'],
    ['http://films.example.com/loom.mp4', 'unknown'],
    ['https://www.youtube.com/watch?v=x', 'unknown'],
    ['https://', 'unknown'],
  ])('%s is a %s', (address, kind) => {
    expect(readVideoSource(address).kind).toBe(kind)
  })

  it('asks for autoplay, background and no sound; the first two mean the third [VIDEO-05]', () => {
    const optionsOf = (query: string) => readVideoSource(`https://vimeo.com/1?${query}`).options
    expect(optionsOf('')).toEqual({ isAutoplay: false, isBackground: false, isMuted: false })
    expect(optionsOf('muted=true')).toEqual({ isAutoplay: false, isBackground: false, isMuted: true })
    expect(optionsOf('autoplay=1')).toEqual({ isAutoplay: true, isBackground: false, isMuted: true })
    expect(optionsOf('background=1')).toEqual({ isAutoplay: true, isBackground: true, isMuted: true })
    expect(optionsOf('autoplay=0&muted=no')).toEqual({ isAutoplay: false, isBackground: false, isMuted: false })
  })

  it('never throws, whatever it is', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.webUrl()), (address) => void readVideoSource(address)))
  })
})

describe("the player's address", () => {
  const options = { isAutoplay: false, isBackground: false, isMuted: false }

  it('never lets it track, and lets it begin, since somebody clicked play [VIDEO-04]', () => {
    expect(playerAddress({ video: '76', hash: 'ab', options, hasControls: true })).toBe(
      'https://player.vimeo.com/video/76?h=ab&dnt=1&autoplay=1',
    )
  })

  it('carries on what the address asked for [VIDEO-05]', () => {
    const address = playerAddress({
      video: '76',
      hash: undefined,
      options: { ...options, isMuted: true, isBackground: true },
      hasControls: false,
    })
    expect(address).toBe('https://player.vimeo.com/video/76?dnt=1&autoplay=1&muted=1&background=1&controls=0')
  })
})
