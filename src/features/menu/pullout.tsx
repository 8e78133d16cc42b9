import { useState, type ReactNode } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { readNavContext } from '../../site/read-nav-context.ts'
import type { NavigationNode } from '../../site/navigation.ts'
import { useSite } from '../../site/site-context.tsx'
import { storeNavContext } from '../../site/store-nav-context.ts'
import { Drawer } from '../../ui/drawer/drawer.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { departmentOfPath, departmentsOf, treeOfDepartment } from './departments.ts'
import { DepartmentSwitch } from './department-switch.tsx'
import { PulloutLevel } from './pullout-level.tsx'
import { PulloutTools } from './pullout-tools.tsx'
import { levelAt, openingStack, popLevel, pushLevel, type PulloutStack } from './pullout-stack.ts'
import { buttonOf } from './visible-children.ts'
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
  const [context, setContext] = useState<string>()
  const [pathSeen, setPathSeen] = useState(path)
  if (pathSeen !== path) {
    setPathSeen(path)
    setIsOpen(false)
  }

  const { startingNavContext, navContextMap, restorePulloutLevel: restores } = site.navigation
  // Without a starting one the site has no navigation contexts (HOME-06).
  const departments = startingNavContext === undefined ? [] : departmentsOf(tree)
  const department = departments.find(({ key }) => key === context)
  const nodes = department === undefined ? tree : treeOfDepartment(tree, department)

  const open = (): void => {
    const here = restores ? departmentOfPath(departments, path) : undefined
    const wanted = here?.key ?? readNavContext(site) ?? navContextMap[startingNavContext ?? ''] ?? navContextMap['*']
    const opening = departments.find(({ key }) => key === wanted)
    setContext(opening?.key)
    setStack(openingStack({ tree: opening === undefined ? tree : treeOfDepartment(tree, opening), path, restores }))
    setIsOpen(true)
  }
  const close = (): void => setIsOpen(false)
  const changeContext = (key: string): void => {
    storeNavContext(site, key)
    setContext(key)
    setStack([])
  }
  const level = levelAt(nodes, stack)
  const parent = level.parent ?? department

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
      <Drawer isOpen={isOpen} onClose={close} side="start" title={parent?.label ?? t('frame.menu')}>
        {departments.length > 0 && <DepartmentSwitch departments={departments} current={department?.key} onChoose={changeContext} />}
        {stack.length > 0 && (
          <button type="button" className={styles.back} onClick={() => setStack(popLevel(stack))}>
            <Icon name="chevron-start" size="1.6rem" />
            {buttonOf(level.parent, 'back-button')?.label ?? t('frame.back')}
          </button>
        )}
        <PulloutLevel parent={parent} nodes={level.nodes} onChoose={(index) => setStack(pushLevel(stack, index))} onFollow={close} />
        {stack.length === 0 && <PulloutTools onFollow={close} />}
      </Drawer>
    </>
  )
}
