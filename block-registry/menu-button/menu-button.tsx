import { useTranslate } from '../../src/i18n/use-translate.ts'
import { Pullout } from '../../src/features/menu/pullout.tsx'
import { useNavigationTree } from '../../src/site/navigation-context.tsx'
import { useSite } from '../../src/site/site-context.tsx'
import { buttonClassNames } from '../../src/ui/button/button-look.ts'
import { Icon } from '../../src/ui/icon/icon.tsx'
import { Section } from '../../src/ui/section/section.tsx'
import type { BlockViewProps } from '../block.ts'
import styles from './menu-button.module.scss'

/** Opens the menu from any position, in windows of any width (BLOCK-39). */
export const MenuButton = ({ props }: BlockViewProps<'menu-button'>) => {
  const t = useTranslate()
  const { site } = useSite()
  const tree = useNavigationTree()
  if (!site.navigation.enabled || tree.length === 0) return null
  return (
    <Section className={styles.section}>
      <Pullout tree={tree} className={buttonClassNames({ variant: 'secondary', size: 'medium', fullWidth: false }, styles.button)}>
        <Icon name="menu" />
        {props.label === '' ? t('frame.menu') : props.label}
      </Pullout>
    </Section>
  )
}
