import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Campaign } from '../../../../schemas/api/campaign.ts'
import type { CommerceCall } from '../../../../src/clients/commerce/commerce-client.ts'
import { listCampaigns } from '../../../../src/clients/commerce/operations/list-campaigns.ts'
import { startCampaigns, loadCampaigns, delayToNextEnd, MAX_TIMER_MS } from '../../../../src/features/campaigns/create-campaigns.ts'

const NOW = Date.parse('2026-01-10T12:00:00Z')
const endingIn = (ms: number, name = 'c'): Campaign => ({ name, status: 'ACTIVE', end: new Date(NOW + ms).toISOString(), promotions: [] })

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

const begin = (...answers: readonly (readonly Campaign[] | Error)[]) => {
  const shown: string[][] = []
  const report = vi.fn()
  const load = vi.fn(async () => {
    const answer = answers[Math.min(load.mock.calls.length - 1, answers.length - 1)]
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('none')
    return answer
  })
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const })
  const stop = startCampaigns({ load, onChange: (running) => shown.push(running.map(({ name }) => name)), now: Date.now, report, page })
  return { shown, report, load, page, stop }
}

describe('the campaigns of a page', () => {
  it('load when the page starts [CAMP-01]', async () => {
    const { shown, load } = begin([endingIn(1000)])
    await vi.advanceTimersByTimeAsync(0)
    expect(load).toHaveBeenCalledOnce()
    expect(shown).toEqual([['c']])
  })

  it('are loaded again when the earliest end passes, hidden at once where they have ended (TRICKY-25) [CAMP-02]', async () => {
    const { shown, load } = begin([endingIn(5000, 'long'), endingIn(1000, 'short')], [endingIn(5000, 'long')])
    await vi.advanceTimersByTimeAsync(999)
    expect(load).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(1)
    expect(load).toHaveBeenCalledTimes(2)
    expect(shown).toEqual([['long', 'short'], ['long'], ['long']])
  })

  it('take one whose end has passed for ended and do not ask in a loop (TRICKY-25)', async () => {
    const { shown, load } = begin([endingIn(-1000, 'gone')])
    await vi.advanceTimersByTimeAsync(600_000)
    expect(load).toHaveBeenCalledOnce()
    expect(shown).toEqual([[]])
  })

  it('keep a timer only where a browser can [CAMP-03]', async () => {
    expect(delayToNextEnd([endingIn(MAX_TIMER_MS - 1)], NOW)).toBe(2_147_483_646)
    expect(delayToNextEnd([endingIn(MAX_TIMER_MS)], NOW)).toBeUndefined()
    expect(delayToNextEnd([{ ...endingIn(1), end: 'soon' }], NOW)).toBeUndefined()
    const { load } = begin([endingIn(MAX_TIMER_MS + 1000)])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(load).toHaveBeenCalledOnce()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('are none where they cannot be had, which is reported [CAMP-04]', async () => {
    const { shown, report } = begin(new Error('503'))
    await vi.advanceTimersByTimeAsync(0)
    expect(shown).toEqual([])
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ code: 'campaignsFailed' }))
  })

  it('stay hidden after a refresh that failed, and are asked for again a minute later (TRICKY-25)', async () => {
    const { shown, load } = begin([endingIn(1000)], new Error('503'), [endingIn(900_000, 'next')])
    await vi.advanceTimersByTimeAsync(1000)
    expect(shown.at(-1)).toEqual([])
    await vi.advanceTimersByTimeAsync(59_999)
    expect(load).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(shown.at(-1)).toEqual(['next'])
  })

  it('check the ends when the page is seen again after a sleep (TRICKY-25)', async () => {
    const { load, page } = begin([endingIn(MAX_TIMER_MS + 1000)], [])
    await vi.advanceTimersByTimeAsync(0)
    vi.setSystemTime(NOW + MAX_TIMER_MS + 2000)
    page.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(0)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('leave no timer behind once stopped', async () => {
    const { stop } = begin([endingIn(1000)])
    await vi.advanceTimersByTimeAsync(0)
    stop()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('loading campaigns', () => {
  const list = async (): Promise<readonly Campaign[]> => [
    endingIn(1, 'with'),
    endingIn(1, 'without'),
    endingIn(1, 'broken'),
    { ...endingIn(1, 'over'), status: 'ENDED' },
  ]
  const data = { promotionFormatting: {}, promotionLocations: {} }

  it('drops ended ones and lets words be missing [DATA-82, CALL-41]', async () => {
    const report = vi.fn()
    const readData = async (name: string) => {
      if (name === 'broken') throw new Error('500')
      return name === 'with' ? data : undefined
    }
    const loaded = await loadCampaigns({ list, readData, report })
    expect(loaded.map(({ name, data: words }) => [name, words])).toEqual([
      ['with', data],
      ['without', undefined],
      ['broken', undefined],
    ])
    expect(report).toHaveBeenCalledOnce()
  })

  it('sends the preview along and needs no session [PREVIEW-08]', async () => {
    const send = vi.fn<(call: CommerceCall) => Promise<unknown>>().mockResolvedValue([])
    // Only sending is used.
    await listCampaigns({ send } as unknown as Parameters<typeof listCampaigns>[0])()
    expect(send.mock.calls[0]?.[0]).toEqual({ method: 'GET', path: '/api/cart/promotions', hasPreview: true, hasSession: false })
  })
})
