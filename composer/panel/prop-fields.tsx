import type { ComposeProblem } from '../../schemas/api/compose.ts'
import type { PropSchema } from '../../schemas/block-schema.ts'
import { NARROW_WIDTHS, widthField, widthTitle } from '../../schemas/by-width.ts'
import { readField } from '../../src/content/cms-entry.ts'
import { isTranslatable } from '../../src/content/locales.ts'
import { ownLocale } from '../document/own-locale.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { without } from '../../src/lib/without.ts'
import type { BlockPanelProps } from './panel-props.ts'
import { linkedId } from './asset-facts.ts'
import { Field } from './field.tsx'
import { isSitesField, landingPathOf } from './recognise-field.ts'
import styles from './field.module.scss'

interface Props extends Omit<BlockPanelProps, 'schema'> {
  readonly panelId: string
  readonly name: string
  readonly prop: PropSchema
  readonly isRequired: boolean
}

/** The fields of a prop: one, or one for each width. */
export const PropFields = (props: Props) => {
  const { panelId, name, prop, problems } = props
  const t = useTranslate()
  const own = problems.filter(({ field }) => field === name)
  if (prop['x-responsive'] !== true) return <OneField {...props} problems={own} openWords={undefined} />
  const titleId = `${panelId}-${name}-widths`
  return (
    <div role="group" aria-labelledby={titleId} className={styles.widths}>
      <p id={titleId}>{t('compose.panel.byWidth', { field: prop.title })}</p>
      <OneField {...props} problems={own.filter((problem) => !isAtNarrow(problem))} openWords={undefined} />
      {NARROW_WIDTHS.map((width) => {
        const field = widthField(name, width)
        const narrow: PropSchema = {
          ...without(prop, 'default'),
          title: widthTitle(prop.title, width),
          description: t('compose.panel.narrow'),
        }
        const found = problems.filter(
          (problem) => problem.field === field || (problem.field === name && problem.path.endsWith(`/${width.name}`)),
        )
        return (
          <OneField
            key={field}
            {...props}
            name={field}
            prop={narrow}
            problems={found}
            isRequired={false}
            openWords={t('compose.panel.asWider')}
          />
        )
      })}
    </div>
  )
}

const isAtNarrow = ({ path }: ComposeProblem): boolean => NARROW_WIDTHS.some(({ name }) => path.endsWith(`/${name}`))

/** A field of the CMS in the locale that it is written in: one value for all languages is in the default one. */
const OneField = ({
  panelId,
  name,
  prop,
  entry,
  locales,
  locale,
  openWords,
  onChange,
  ...rest
}: Props & { readonly openWords: string | undefined }) => {
  const t = useTranslate()
  const isLocalized = prop['x-localized'] === true
  const values = entry.fields[name]
  const target = isLocalized ? ownLocale(values, locales) : (locales.at(-1) ?? locale)
  const value = readField(values, [target])
  const { 'x-focus-of': pictureField } = prop
  const { beside } = rest.services
  const isAddress = rest.services.checkAddress !== undefined && landingPathOf(prop, value) !== undefined
  const words = isAddress
    ? { title: t('compose.address'), description: t('compose.addressHelp') }
    : rest.services.sites !== undefined && isSitesField(name) && { description: t('compose.sitesHelp') }
  const fallbacks = isLocalized ? locales.filter((each) => each !== target) : []
  const fallbackLocale = value === undefined ? fallbacks.find((each) => readField(values, [each]) !== undefined) : undefined
  return (
    <Field
      id={`${panelId}-${name}`}
      name={name}
      schema={{ ...prop, ...words }}
      value={value}
      inherited={fallbackLocale === undefined ? prop.default : values?.[fallbackLocale]}
      picture={pictureField === undefined ? undefined : linkedId(readField(entry.fields[pictureField], locales))}
      fallbackLocale={fallbackLocale}
      beside={beside === undefined || beside === target || !isTranslatable(prop) ? undefined : { locale: beside, value: values?.[beside] }}
      openWords={openWords}
      isRequired={rest.isRequired}
      isReadOnly={rest.isReadOnly}
      problems={rest.problems}
      locales={[target, ...locales.filter((each) => each !== target)]}
      services={rest.services}
      onChange={(next) => onChange(name, target, next)}
    />
  )
}
