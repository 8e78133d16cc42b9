import { useState, type ReactNode } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import type { NavigationNode } from '../../site/navigation.ts'
import { useSite } from '../../site/site-context.tsx'
import { Drawer } from '../../ui/drawer/drawer.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { PulloutFoot } from './pullout-foot.tsx'
import { PulloutLevel } from './pullout-level.tsx'
import { levelAt, openingStack, popLevel, pushLevel, type PulloutStack } from './pullout-stack.ts'
import styles from './pullout.module.scss'

interface Props {
  readonly tree: readonly NavigationNode[]
  /** Look of the button; the header's unless given. */
  readonly className?: string | undefined
  /** What the button shows and is called by; the menu icon unless given. */
  readonly children?: ReactNode
}

/** The menu of narrow windows: a button, and a drawer with one level of the tree at a time. */
export const Pullout = ({ tree, className = styles.button, children }: Props) => {
  const t = useTranslate()
  const { site } = useSite()
  const { path } = usePageContext()
  const [isOpen, setIsOpen] = useState(false)
  const [stack, setStack] = useState<PulloutStack>([])
  const [pathSeen, setPathSeen] = useState(path)
  if (pathSeen !== path) {
    setPathSeen(path)
    setIsOpen(false)
  }

  const open = (): void => {
    setStack(openingStack({ tree, path, restores: site.navigation.restorePulloutLevel }))
    setIsOpen(true)
  }
  const close = (): void => setIsOpen(false)
  const { parent, nodes } = levelAt(tree, stack)

  return (
    <>
      <button
        type="button"
        className={className}
        {...(children === undefined ? { 'aria-label': t('frame.menu') } : {})}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        {children ?? <Icon name="menu" size="var(--icon-menu)" />}
      </button>
      <Drawer
        isOpen={isOpen}
        onClose={close}
        side="start"
        title={parent?.label ?? t('frame.menu')}
        footer={<PulloutFoot onFollow={close} />}
      >
        {parent !== undefined && (
          <button type="button" className={styles.back} onClick={() => setStack(popLevel(stack))}>
            <Icon name="chevron-start" size="1.6rem" />
            {t('frame.back')}
          </button>
        )}
        <PulloutLevel parent={parent} nodes={nodes} onChoose={(index) => setStack(pushLevel(stack, index))} onFollow={close} />
      </Drawer>
    </>
  )
}
