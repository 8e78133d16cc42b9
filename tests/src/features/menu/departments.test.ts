import { describe, expect, it } from 'vitest'
import { departmentOfPath, departmentsOf, treeOfDepartment } from '../../../../src/features/menu/departments.ts'
import { demoNavigation } from '../../../../src/gallery/demo-navigation.ts'

const departments = departmentsOf(demoNavigation)

describe('the departments of a navigation', () => {
  it('are its contexts, without a sale that cuts across them [HEAD-04]', () => {
    const withSale = demoNavigation.map((node) => (node.slug === 'sale' ? { ...node, key: 'sale', filters: { onSale: ['true'] } } : node))
    expect(departmentsOf(withSale).map(({ key }) => key)).toEqual(['women', 'men', 'kids'])
  })

  it('are none where there is nothing to choose between', () => {
    expect(departmentsOf(demoNavigation.slice(0, 1))).toEqual([])
  })

  it('are known by the page', () => {
    expect(departmentOfPath(departments, '/men/shoes')?.key).toBe('men')
    expect(departmentOfPath(departments, '/menswear')).toBeUndefined()
  })

  it('show what is in them and what is in none [MENU-06]', () => {
    const [women] = departments
    expect(women && treeOfDepartment(demoNavigation, women).map(({ label }) => label)).toEqual([
      'Clothing',
      'Shoes',
      'Accessories',
      'Jewellery',
      'Home',
      'Sale',
      'New in',
    ])
  })
})
