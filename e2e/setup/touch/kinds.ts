import type { Page } from '@playwright/test'
import { dubai, london, seoul } from '../addresses.ts'
import { settled } from '../settled.ts'
import { textOf } from '../words.ts'

/** A site, the product that its journeys open and buy, and who buys it. */
export interface WalkedSite {
  readonly name: string
  readonly prefix: string
  readonly language: string
  readonly listing: string
  readonly product: string
  readonly size: string
  /** What finds something. */
  readonly word: string
  readonly address: () => Readonly<Record<string, string>>
}

const CLOTHES = { listing: '/women/clothing', product: '900001', size: 'M', word: 'tee' }
const BEAUTY = { listing: '/skincare', product: '800001', size: '30 ml', word: 'serum' }

/** Both brands, and both directions. */
export const WALKED_SITES: readonly WalkedSite[] = [
  { name: 'alder in English', prefix: '/en', language: 'en', ...CLOTHES, address: london },
  { name: 'alder in Arabic', prefix: '/ae/ar', language: 'ar', ...CLOTHES, address: dubai },
  { name: 'briar in English', prefix: '/kr/en', language: 'en', ...BEAUTY, address: seoul },
]

export interface Walk {
  readonly page: Page
  readonly site: WalkedSite
}

/** Something that a shopper meets, by what she would call it. */
export interface Kind {
  readonly name: string
  readonly arrive: (walk: Walk) => Promise<void>
}

export const opens = async ({ page, site }: Walk, path: string): Promise<void> => {
  await page.goto(`${site.prefix}${path}`)
  await settled(page)
}

export const opensProduct = async (walk: Walk): Promise<void> => opens(walk, `/product/any/${walk.site.product}`)

export const clicks = async ({ page, site }: Walk, within: 'banner' | 'main' | 'contentinfo', key: string): Promise<void> => {
  const name = new RegExp(`^${textOf(site.language, key)}`)
  const part = page.getByRole(within)
  await part.getByRole('button', { name }).or(part.getByRole('link', { name })).filter({ visible: true }).first().click()
}

export const dialog = (page: Page) => page.locator('dialog[open]').last()
