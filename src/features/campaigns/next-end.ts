import type { Campaign } from '../../../schemas/api/campaign.ts'

/** The longest delay a browser's timer keeps; a longer one fires at once (CAMP-03). */
export const MAX_TIMER_MS = 2_147_483_647

/** Whether a campaign's end has passed. One without a readable end goes on. `now` in epoch milliseconds. */
export const hasEnded = ({ end }: Campaign, now: number): boolean => Date.parse(end ?? '') <= now

/** Milliseconds until the first campaign ends; undefined where none ends, or so late that no timer keeps it (TRICKY-25). */
export const delayToNextEnd = (campaigns: readonly Campaign[], now: number): number | undefined => {
  const delays = campaigns.map(({ end }) => Date.parse(end ?? '') - now).filter((delay) => delay > 0)
  const earliest = Math.min(...delays)
  return earliest < MAX_TIMER_MS ? earliest : undefined
}
