import type { ComposeSite } from '../../schemas/api/compose.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { ALL_SITES } from '../../src/site/all-sites.ts'
import { interfaceLocale } from '../interface-locale.ts'
import { cityOf } from '../view/clock-time.ts'

/** The zones of these sites by their names, and her own. */
export const zonesFor = (sites: readonly Pick<ComposeSite, 'siteTag'>[]): readonly string[] => {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const zones = ALL_SITES.filter(({ siteTag }) => sites.some((site) => site.siteTag === siteTag)).map(({ timeZone }) => timeZone)
  return [...new Set([...zones, own])].toSorted((one, other) => cityOf(one).localeCompare(cityOf(other), interfaceLocale()))
}

/** The zone of the shop's first site, which is where the work of most is meant. */
export const firstZone = (): string => (ALL_SITES.find((site) => site.default) ?? ALL_SITES[0])?.timeZone ?? 'UTC'

interface Props {
  readonly zones: readonly string[]
  readonly value: string
  readonly onChange: (timeZone: string) => void
}

/** On whose clocks moments are chosen and said. */
export const ZoneChoice = ({ zones, value, onChange }: Props) => {
  const t = useTranslate()
  return (
    <label>
      {t('compose.zone')}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {[...new Set([...zones, value])].map((zone) => (
          <option key={zone} value={zone}>
            {cityOf(zone)}
          </option>
        ))}
      </select>
    </label>
  )
}
