import { useEffect, useRef } from 'react'
import type { Customisation as Rules } from '../../schemas/api/customisation.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { CustomisationPreview } from '../../src/features/product/customisation/customisation-preview.tsx'
import { CustomisationOptionField } from '../../src/features/product/customisation/customisation-option-field.tsx'
import { useCustomisation } from '../../src/features/product/customisation/customisation.provider.ts'
import { readTyped } from '../../src/features/product/customisation/read-typed.ts'
import { useOptionSelection } from '../../src/features/product/options/option-selection.provider.ts'
import { CUSTOMISATION_ID } from '../../src/features/product/options/personalisation.ts'
import { useProductScope } from '../../src/features/product/product-scope.ts'
import { isCustomised } from '../../src/lib/validate-customisation.ts'
import { Button } from '../../src/ui/button/button.tsx'
import type { BlockViewProps } from '../block.ts'
import styles from './customisation.module.scss'

/** What shoppers make of a product; nothing where it is sold as it is. */
export const Customisation = ({ props }: BlockViewProps<'customisation'>) => {
  const rules = useProductScope().product.customisation
  return rules === undefined ? null : <Options rules={rules} heading={props.heading} />
}

interface Props {
  readonly rules: Rules
  readonly heading: string
}

/** Fields that can be filled in before any code is there, beside a picture that then follows them. */
const Options = ({ rules, heading }: Props) => {
  const t = useTranslate()
  const section = useRef<HTMLElement>(null)
  const { view } = useOptionSelection()
  const { snapshot, send } = useCustomisation(rules, () => readTyped(section.current, rules))
  const { choices, problems, display, refusals } = snapshot.context
  useEffect(() => {
    if (refusals === 0) return
    const field = section.current?.querySelector<HTMLElement>('input[aria-invalid="true"], [aria-invalid="true"] input')
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  }, [refusals])
  return (
    <section ref={section} id={CUSTOMISATION_ID} className={styles.customisation} hidden={!isCustomised(rules, view.variant?.sku)}>
      <h2 className={styles.heading}>{heading === '' ? t('customisation.heading') : heading}</h2>
      <div className={styles.parts} data-preview={rules.hasPreview || undefined}>
        {rules.hasPreview && <CustomisationPreview display={display} isBusy={snapshot.hasTag('loading')} />}
        <div className={styles.fields}>
          {rules.options.map((option) => (
            <CustomisationOptionField
              key={option.id}
              option={option}
              choices={choices}
              problem={problems.find(({ path }) => path === option.id)}
              onChange={(value) => send({ type: 'choice.changed', id: option.id, value })}
            />
          ))}
          {snapshot.hasTag('error') && (
            <Button type="button" variant="secondary" size="small" onClick={() => send({ type: 'retry.clicked' })}>
              {t('customisation.tryAgain')}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
