import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { readCsv } from '../files/read-csv.ts'
import type { RowProblem } from '../importer.ts'

const FILES = ['related.csv', 'upsell.csv', 'crosssell.csv'] as const

/** Linked skus by sku, from the three link files; related ones first. A file that is not there is no mistake. */
export const readLinks = async (
  directory: string,
  onProblem: (problem: RowProblem) => void,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const links = new Map<string, string[]>()
  for (const name of FILES) {
    const file = join(directory, name)
    if (
      !(await access(file).then(
        () => true,
        () => false,
      ))
    )
      continue
    for await (const { cells } of readCsv({ file, required: ['sku', 'linked_sku'], onProblem })) {
      const linked = (cells['linked_sku'] ?? '').split(/\s+/).filter(Boolean)
      const sku = cells['sku'] ?? ''
      links.set(sku, [...new Set([...(links.get(sku) ?? []), ...linked])])
    }
  }
  return links
}
