import { OptionGroup } from '../../src/features/product/options/option-group.tsx'
import { useOptionSelection } from '../../src/features/product/options/option-selection.provider.ts'
import { Section } from '../../src/ui/section/section.tsx'
import type { BlockViewProps } from '../block.ts'

/** The fits of the product, sharing the page's selection; nothing where there is no choice of them (BLOCK-49). */
export const SizeType = ({ props: { label } }: BlockViewProps<'size-type'>) => {
  const { view, choose } = useOptionSelection()
  const level = view.levels.find(({ level: name }) => name === 'sizeType')
  if (level === undefined) return null
  return (
    <Section width="full">
      <OptionGroup view={level} onChoose={choose} {...(label === '' ? {} : { label })} />
    </Section>
  )
}
