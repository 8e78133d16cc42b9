import type { Json } from '../../schemas/page.ts'
import type { Translate } from '../../src/i18n/messages.ts'
import { toInstant } from '../../src/lib/zoned-time.ts'
import type { Segment } from '../../src/site/segments.ts'
import { variantInWords } from '../variants/variant-in-words.ts'
import { cityOf, isOnOwnClocks, type Edge } from './clock-time.ts'
import { segmentTitle } from './visitors.ts'

interface Reading {
  readonly t: Translate
  /** BCP 47, of the composer's interface. */
  readonly locale: string
  /** Whose clocks moments are said by. */
  readonly timeZone: string
  /** Those that have a title; others are called by their groups. */
  readonly segments: readonly Segment[]
}

/**
 * When, where and for whom a block shows, as a merchandiser would say it: `from 28 Nov 2026, 00:00 London, only signed in`. Empty for a block
 * that everybody sees always. `meta` is as the CMS has it; settings of another shape are left out: the checks name them.
 */
export const metaInWords = (meta: Readonly<Record<string, Json>>, reading: Reading): string => {
  const { t, locale, segments } = reading
  const { audience, hiddenOn, segment } = meta
  const isForSegment = typeof segment === 'string'
  const names = (list: unknown, nameOf: (code: string) => string): string | undefined => {
    const codes = Array.isArray(list) ? list.filter((code) => typeof code === 'string') : []
    return codes.length === 0 ? undefined : new Intl.ListFormat(locale, { type: 'disjunction' }).format(codes.map(nameOf))
  }
  const named = (type: 'region' | 'language') => (code: string) => displayName(locale, type, code)
  const [countries, languages] = [names(meta['countries'], named('region')), names(meta['languages'], named('language'))]
  const sections = names(meta['navContexts'], (context) => context)
  const parts = [
    windowPart('from', meta['visibleFrom'], 'begin', reading),
    windowPart('until', meta['visibleUntil'], 'end', reading),
    countries && t('compose.when.countries', { names: countries }),
    languages && t('compose.when.languages', { names: languages }),
    sections && t('compose.when.sections', { names: sections }),
    // Who is in a segment is signed in.
    (audience === 'guest' || (audience === 'signedIn' && !isForSegment)) && t(`compose.when.${audience}`),
    isForSegment && t('compose.when.segment', { name: segmentTitle(segment, segments) }),
    (hiddenOn === 'mobile' || hiddenOn === 'desktop') && t(`compose.when.hiddenOn.${hiddenOn}`),
  ]
  const words = [variantInWords(meta, t), ...parts]
  return words.filter((part) => typeof part === 'string').join(t('compose.comma'))
}

const windowPart = (name: 'from' | 'until', value: Json | undefined, edge: Edge, { t, locale, timeZone }: Reading): string | undefined => {
  const instant = typeof value === 'string' ? toInstant(value, 'UTC', edge) : undefined
  if (instant === undefined) return undefined
  // Without an offset it was read as if by the clocks of UTC: what they show is what was written.
  if (isOnOwnClocks(value)) return t(`compose.when.${name}OnOwnClocks`, { moment: formatOf(locale, 'UTC').format(Date.parse(instant)) })
  return t(`compose.when.${name}`, { moment: momentInWords(instant, locale, timeZone) })
}

/** An instant on the clocks of a zone: `28 Nov 2026, 00:00 London`. */
export const momentInWords = (instant: string, locale: string, timeZone: string): string =>
  `${formatOf(locale, timeZone).format(Date.parse(instant))} ${cityOf(timeZone)}`

const formatOf = (locale: string, timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })

/** What is no code is shown as it is. */
const displayName = (locale: string, type: 'region' | 'language', code: string): string => {
  try {
    return new Intl.DisplayNames([locale], { type, fallback: 'code' }).of(code) ?? code
  } catch (cause) {
    if (cause instanceof RangeError) return code
    throw cause
  }
}
