import type { BrandIndexContext } from '../../page/page-context.ts'

type Group = BrandIndexContext['groups'][number]
type Brand = Group['brands'][number]

const DIGITS = '0-9'

/** Brands under their first letter without accents, digits together and last, other scripts each under their own (DATA-58). */
export const groupBrands = (brands: readonly Brand[]): readonly Group[] => {
  const groups = new Map<string, Brand[]>()
  for (const brand of [...brands].sort((a, b) => a.name.localeCompare(b.name, 'en'))) {
    const label = labelOf(brand.name)
    groups.set(label, [...(groups.get(label) ?? []), brand])
  }
  return [...groups]
    .map(([label, members]) => ({ label, brands: members }))
    .sort((a, b) => rank(a.label) - rank(b.label) || a.label.localeCompare(b.label, 'en'))
}

const labelOf = (name: string): string => {
  const [first = ''] = name.normalize('NFD').replace(/\p{M}/gu, '').trim().toUpperCase()
  return /\d/.test(first) ? DIGITS : first
}

const rank = (label: string): number => (label === DIGITS ? 2 : /^[A-Z]$/.test(label) ? 0 : 1)
