import type { NavigationNode } from '../../site/navigation.ts'
import { isVisible, visibleChildren } from './visible-children.ts'

/** A first-level node that is a navigation context (HOME-06). */
export type Department = NavigationNode & { readonly key: string }

/** The departments of the shop; none where there are fewer than two to choose from. */
export const departmentsOf = (tree: readonly NavigationNode[]): readonly Department[] => {
  const departments = tree.filter(isDepartment)
  return departments.length < 2 ? [] : departments
}

/** A first level that cuts across the departments, such as the sale, is no department. */
const isDepartment = (node: NavigationNode): node is Department =>
  node.key !== undefined && isVisible(node) && Object.keys(node.filters).every((kind) => kind === 'categories')

/** The department a page is in. */
export const departmentOfPath = (departments: readonly Department[], path: string): Department | undefined =>
  departments.find(({ path: own }) => path === own || path.startsWith(`${own}/`))

/** The tree as one department has it: what is in the department, then what belongs to none. */
export const treeOfDepartment = (tree: readonly NavigationNode[], department: Department): readonly NavigationNode[] => [
  ...visibleChildren(department),
  ...tree.filter((node) => isVisible(node) && !isDepartment(node)),
]
