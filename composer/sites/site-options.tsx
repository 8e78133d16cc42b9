import type { ComposeSite } from '../../schemas/api/compose.ts'

/** The sites as choices of a `<select>`. */
export const SiteOptions = ({ sites }: { readonly sites: readonly Pick<ComposeSite, 'siteTag' | 'name'>[] }) =>
  sites.map(({ siteTag, name }) => (
    <option key={siteTag} value={siteTag}>
      {name}
    </option>
  ))
