/** One tab of a group. */
export interface Tab {
  /** As the address writes it. */
  readonly key: string
  readonly title: string
  /** Where the tab is shown by the server: what it leads to before JavaScript runs. */
  readonly href: string
}

/** Ids of a tab and its panel, which name each other. `group`: the tabs' own id on the page. */
export const tabIds = (group: string, key: string): { readonly tab: string; readonly panel: string } => ({
  tab: `${group}-tab-${key}`,
  panel: `${group}-panel-${key}`,
})
