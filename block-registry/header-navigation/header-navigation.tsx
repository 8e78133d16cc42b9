import { Pullout } from '../../src/features/menu/pullout.tsx'
import { isVisible } from '../../src/features/menu/visible-children.ts'
import { useNavigationTree } from '../../src/site/navigation-context.tsx'
import { useSite } from '../../src/site/site-context.tsx'
import { Link } from '../../src/ui/link/link.tsx'
import { DesktopMenu } from './desktop-menu.tsx'
import styles from './header-navigation.module.scss'

/** The navigation tree in the header: a menu with panels in wide windows, a slide-out one in narrow windows. */
export const HeaderNavigation = () => {
  const { site } = useSite()
  const tree = useNavigationTree()
  const nodes = tree.filter(isVisible)
  if (!site.navigation.enabled || nodes.length === 0) return null
  return (
    <>
      <DesktopMenu nodes={nodes} />
      <Pullout tree={tree} />
      <div className={styles.plain}>
        {nodes.map((node) => (
          <Link key={node.path} to={node.path} newWindow={node.target !== undefined} data-color={node.color}>
            {node.label}
          </Link>
        ))}
      </div>
    </>
  )
}
