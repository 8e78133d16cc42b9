import { isObject, readField } from '../../../src/content/cms-entry.ts'
import type { Json } from '../../../schemas/page.ts'
import { useTranslate } from '../../../src/i18n/use-translate.ts'
import { without } from '../../../src/lib/without.ts'
import type { BlockPanelProps } from '../panel-props.ts'
import { Field } from '../field.tsx'
import { FieldProblems } from '../field-problems.tsx'
import { AudienceField } from './audience-field.tsx'
import { CodesField } from './codes-field.tsx'
import { META_PROPS, CODE_LISTS } from './meta-props.ts'
import { MomentField } from './moment-field.tsx'
import { interfaceLocale } from '../../interface-locale.ts'
import { metaInWords } from '../../view/meta-in-words.ts'
import styles from '../block-panel.module.scss'

interface Props extends Omit<BlockPanelProps, 'schema'> {
  readonly panelId: string
}

/** Where, when and for whom a block shows. The CMS has it as one JSON object; keys of it that are not here stay as they are. */
export const MetaFields = ({ entry, locales, problems, panelId, services, isReadOnly, onChange }: Props) => {
  const t = useTranslate()
  const locale = locales.at(-1) ?? 'en'
  const stored = readField(entry.fields['meta'], [locale])
  const meta = isObject(stored) ? stored : {}
  const own = problems.filter(({ field }) => field === 'meta')
  const change = (values: Readonly<Record<string, Json | undefined>>): void => {
    const next = Object.entries(values).reduce(withSetting, meta)
    onChange('meta', locale, Object.keys(next).length === 0 ? undefined : next)
  }
  const segments = services.segments?.() ?? []
  const hasSegments = segments.length > 0 || meta['segment'] !== undefined
  const count = Object.keys(meta).length
  const words = metaInWords(meta, { t, locale: interfaceLocale(), timeZone: services.timeZone, segments })
  return (
    <details className={styles.meta} open={own.length > 0 || undefined}>
      <summary>
        {t('compose.panel.meta', { count })} <small>{words}</small>
      </summary>
      <FieldProblems id={`${panelId}-meta-problems`} problems={own} />
      {EDGES.map(([name, edge]) => (
        <MomentField
          key={name}
          id={`${panelId}-meta-${name}`}
          title={t(`compose.panel.meta.${name}`)}
          description={t(`compose.panel.metaHelp.${name}`)}
          edge={edge}
          value={meta[name]}
          timeZone={services.timeZone}
          isReadOnly={isReadOnly}
          onChange={(value) => change({ [name]: value })}
        />
      ))}
      {META_PROPS.map(({ name, ...prop }) => {
        const id = `${panelId}-meta-${name}`
        const title = t(`compose.panel.meta.${name}`)
        const description = t(`compose.panel.metaHelp.${name}`)
        const shared = { id, value: meta[name], isReadOnly, onChange: (value: Json | undefined) => change({ [name]: value }) }
        const list = CODE_LISTS[name]
        if (name === 'audience' && hasSegments) {
          const value = { audience: meta['audience'], segment: meta['segment'] }
          return <AudienceField key={name} {...{ id, value, segments, isReadOnly }} onChange={(whom) => change({ ...whom })} />
        }
        if (list !== undefined) return <CodesField key={name} {...shared} {...list} title={title} description={description} />
        return (
          <Field
            key={name}
            {...shared}
            name={name}
            schema={{ ...prop, title, description }}
            inherited={undefined}
            fallbackLocale={undefined}
            openWords={prop.enum === undefined ? undefined : t(`compose.panel.metaOpen.${name}`)}
            isRequired={false}
            problems={[]}
            locales={locales}
            services={services}
          />
        )
      })}
    </details>
  )
}

type Settings = Readonly<Record<string, Json>>

const withSetting = (meta: Settings, [name, value]: readonly [string, Json | undefined]): Settings =>
  value === undefined ? without(meta, name) : { ...meta, [name]: value }

/** Settings that are the ends of a window of time. */
const EDGES = [
  ['visibleFrom', 'begin'],
  ['visibleUntil', 'end'],
] as const
