/** Asks for ids some at a time, one question after the other, and puts the answers together. */
export const inBatches = async <Item>(
  ids: readonly string[],
  size: number,
  ask: (batch: readonly string[]) => Promise<readonly Item[]>,
): Promise<readonly Item[]> => {
  const batches = Array.from({ length: Math.ceil(ids.length / size) }, (_, index) => ids.slice(index * size, (index + 1) * size))
  const answers: Item[] = []
  for (const batch of batches) answers.push(...(await ask(batch)))
  return answers
}
