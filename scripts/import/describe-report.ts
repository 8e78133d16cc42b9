import type { ImportReport } from '../../server/catalogue/save-catalogue.ts'

/** What an import came to, a line for each thing there is to say. */
export const describeReport = (report: ImportReport): string => {
  const { rows, refused, variants, images, missingImages, added, changed, unchanged, removed, missing, unsupported, priceChanges } = report
  const waiting = missing - removed
  const lines = [
    `Products: ${added} added, ${changed} changed, ${unchanged} unchanged, ${removed} removed; ${variants} variants.`,
    `Rows: ${rows} read, ${refused} refused.`,
    `Pictures: ${images} taken, ${missingImages} could not be had.`,
    ...[...unsupported].map(([name, count]) => `Left out: ${count} × ${name}.`),
    ...(priceChanges.next === undefined
      ? []
      : [
          `Special prices of ${priceChanges.count} products begin or end later, the next at ${new Date(priceChanges.next).toISOString()}: import the file again then.`,
        ]),
    ...(waiting === 0
      ? []
      : [`Missing: ${waiting} products of earlier files are not in this one. They stay; --remove-missing --yes removes them.`]),
  ]
  return `${lines.join('\n')}\n`
}

/** A short line for while it runs. */
export const describeProgress = ({ rows, products, variants, images, missingImages, refused }: ImportReport): string =>
  `${rows} rows, ${products} products, ${variants} variants, ${images} pictures; ${refused} refused, ${missingImages} pictures missing`

/** 0 everything was taken, 2 something was not, 3 a removal waits for a word. */
export const exitCodeOf = ({ refused, unsupported, missing, removed }: ImportReport): number => {
  if (missing > removed) return 3
  return refused > 0 || unsupported.size > 0 ? 2 : 0
}
