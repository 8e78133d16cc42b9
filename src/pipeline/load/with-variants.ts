import { chooseVariants, testsOf, type PickVariant, type VariantTest } from '../../content/variants.ts'
import type { PageDeps } from '../../page/page-deps.ts'

/** PageDeps whose pages have one block of each test, and the tests of all pages that were read. */
export const withVariants = (
  pageDeps: PageDeps,
  pick: PickVariant,
): { readonly pageDeps: PageDeps; readonly tests: readonly VariantTest[] } => {
  const tests: VariantTest[] = []
  const getPage: PageDeps['getPage'] = async (key) => {
    const page = await pageDeps.getPage(key)
    if (page === undefined) return undefined
    const chosen = chooseVariants(page, pick)
    if (chosen !== page) tests.push(...testsOf(page.blocks))
    return chosen
  }
  return { pageDeps: { ...pageDeps, getPage }, tests }
}
